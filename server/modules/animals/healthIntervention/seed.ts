import sql from 'sql-template-tag';
import {
  startOfProtection,
  doseOn,
  latestEnd,
} from '../../../../resources/animals/healthIntervention/rabies.ts';
import {
  PROOF_OF_LIFE,
  RABIES,
  STERILIZATION,
  type Dose,
} from '../../../../resources/animals/healthIntervention/types.ts';
import { addDays, addYears, daysBetween } from '../../../../resources/numbers/dates.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { interventionText } from './interventionText.ts';
import type { AnimalRow } from '../animal/seed/animalRow.ts';
import { dayBetween, earlier, later, momentOf } from '../../../demonstration/base/calendar.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { Random } from '../../../demonstration/base/random.ts';
import { ENTITIES } from '../../../demonstration/entities.ts';

interface InterventionRow {
  animalId: number;
  typeId: number;
  executionDate: string;
  veterinaryId: number | null;
  vaccineId?: number;
  dose?: Dose;
  batch?: string;
  batchExpirationDate?: string;
  immunizationDateStart?: string;
  immunizationDateEnd?: string;
  sterilizationType?: string;
  financingEntityId?: number | null;
  description?: string;
  isDisclaimerAccepted?: boolean;
  createdEntityId: number | null;
  creationTimestamp: string;
  searchText: string;
}

const COLUMNS = {
  animalId: 'bigint',
  typeId: 'bigint',
  executionDate: 'date',
  veterinaryId: 'bigint',
  vaccineId: 'bigint',
  dose: 'text',
  batch: 'text',
  batchExpirationDate: 'date',
  immunizationDateStart: 'date',
  immunizationDateEnd: 'date',
  sterilizationType: 'text',
  financingEntityId: 'bigint',
  description: 'text',
  isDisclaimerAccepted: 'boolean',
  createdEntityId: 'bigint',
  creationTimestamp: 'timestamptz',
  searchText: 'text',
} satisfies Columns<InterventionRow>;

/** Ids of types of which animals have some, and how often an animal has one. */
const ORDINARY = [
  [2, 0.5],
  [3, 0.3],
  [4, 0.35],
] as const;
const YEARLY_VACCINATIONS = 6;

interface Vaccine {
  readonly id: number;
  readonly years: number;
}

/** The records that interventions refer to. */
interface Means {
  readonly vaccines: readonly Vaccine[];
  readonly payers: readonly number[];
  readonly today: string;
  /** Only what an animal's own values follow from. */
  readonly isBrief: boolean;
}

/**
 * Writes the interventions that make animals what their rows say: the vaccinations up to the end of their protection, a
 * sterilisation, and what else befalls an animal of their age.
 */
export async function writeInterventions(
  tx: Queryable,
  animals: readonly AnimalRow[],
  today: string,
  { isBrief = false } = {},
): Promise<void> {
  const means = { ...(await readMeans(tx)), today, isBrief };
  await insertRows(
    tx,
    'health_intervention',
    COLUMNS,
    animals.flatMap((animal) => interventionsOf(animal, means)),
  );
}

async function readMeans(tx: Queryable): Promise<Pick<Means, 'vaccines' | 'payers'>> {
  const names = ENTITIES.filter(({ profile }) => profile === 'municipality').map(({ name }) => name);
  await tx.query(sql`insert into financing_entity (name, search_text)
    select * from unnest(${names}::text[], ${names.map(foldText)}::text[]) on conflict do nothing`);
  const payers = await tx.query<{ id: number }>(sql`select id from financing_entity order by id`);
  const vaccines = await tx.query<Vaccine>(sql`
    select id, immunization_time_period as years from vaccine where immunization_time_unit = 'YEAR' order by id`);
  return { vaccines, payers: payers.map(({ id }) => id) };
}

function interventionsOf(animal: AnimalRow, means: Means): InterventionRow[] {
  const random = new Random('interventions', animal.id);
  const lastDay = animal.deathDate ?? means.today;
  const row = (typeId: number, day: string, more: Partial<InterventionRow> = {}): InterventionRow => ({
    animalId: animal.id,
    typeId,
    executionDate: day,
    veterinaryId: animal.veterinaryId,
    createdEntityId: animal.entityId,
    creationTimestamp: momentOf(random, day),
    searchText: interventionText({ typeId, ...more }),
    ...more,
  });
  const rows = vaccinations(animal, lastDay, means, random).map((more) =>
    row(RABIES, more.executionDate!, more),
  );
  if (animal.isSterilized) {
    const day = dayBetween(random, earlier(addDays(animal.birthdate, 170), lastDay), lastDay);
    const isPaid = random.chance(0.25) && means.payers.length > 0;
    rows.push(
      row(STERILIZATION, day, {
        sterilizationType: isPaid ? 'FINANCED_BY_COUNTY' : 'PRIVATE',
        financingEntityId: isPaid ? random.pick(means.payers) : null,
      }),
    );
  }
  if (means.isBrief) return rows;
  const first = earlier(later(animal.registrationDate, addDays(animal.birthdate, 40)), lastDay);
  for (const [typeId, chance] of ORDINARY)
    if (random.chance(chance)) rows.push(row(typeId, dayBetween(random, first, lastDay)));
  const age = daysBetween(animal.birthdate, lastDay);
  if (age > 3_650 && animal.status !== 'DEAD' && random.chance(0.4))
    rows.push(
      row(PROOF_OF_LIFE, dayBetween(random, later(first, addDays(lastDay, -300)), lastDay), {
        isDisclaimerAccepted: true,
      }),
    );
  if (age > 400 && random.chance(0.01))
    rows.push(row(10, dayBetween(random, first, lastDay), { description: 'Cauda, após traumatismo' }));
  return rows;
}

/** The vaccinations that lead to the end of an animal's protection: yearly ones, and a last one as long as it takes. */
function vaccinations(
  { birthdate, registrationDate, rabiesImmunizationDateEnd: end }: AnimalRow,
  lastDay: string,
  { vaccines, isBrief }: Means,
  random: Random,
): Partial<InterventionRow>[] {
  if (end === null) return [];
  const first = earlier(later(addDays(birthdate, 90), registrationDate), lastDay);
  const years = [1, 2, 3].find((period) => addYears(end, -period) <= lastDay) ?? 3;
  const days = [later(addYears(end, -years), earlier(first, end))];
  const most = isBrief ? 1 : YEARLY_VACCINATIONS;
  while (days.length < most) {
    const day = addYears(days[0]!, -1);
    if (day < first) break;
    days.unshift(day);
  }
  const given: { executionDate: string; immunizationDateEnd: string }[] = [];
  return days.map((executionDate, at) => {
    const immunizationDateEnd = at === days.length - 1 ? end : addYears(executionDate, 1);
    const able = vaccines.filter(
      ({ years: period }) =>
        latestEnd(executionDate, { immunizationTimePeriod: period, immunizationTimeUnit: 'YEAR' }) >=
        immunizationDateEnd,
    );
    const dose = doseOn(executionDate, given);
    given.push({ executionDate, immunizationDateEnd });
    return {
      executionDate,
      immunizationDateEnd,
      immunizationDateStart: startOfProtection(executionDate, dose),
      dose,
      vaccineId: random.pick(able.length > 0 ? able : vaccines).id,
      batch: `${random.pick(['A', 'B', 'L', 'R'])}${random.int(1000, 9999)}`,
      batchExpirationDate: addDays(executionDate, random.int(60, 700)),
    };
  });
}
