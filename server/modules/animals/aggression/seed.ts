import type { SUBTYPES } from '../../../../resources/animals/aggression/types.ts';
import { addDays, daysBetween } from '../../../../resources/numbers/dates.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import type { AnimalRow } from '../animal/seed/animalRow.ts';
import { dayBetween, earlier, later, momentOf } from '../../../demonstration/base/calendar.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { Random, type Weighted } from '../../../demonstration/base/random.ts';
import { ENTITIES } from '../../../demonstration/entities.ts';
import type { Staff } from '../../../demonstration/staff.ts';

interface AggressionRow {
  animalId: number;
  registerType: 'REGISTER_AGGRESSION' | 'REGISTER_CLEAR';
  aggressionDate: string;
  aggressionType: keyof typeof SUBTYPES | null;
  aggressionSubType: string | null;
  animalFate: string | null;
  clearRegistryReason: string | null;
  clearRegistry: boolean;
  createdByEntityId: number;
  createdByUserId: number | null;
  creationTimestamp: string;
  searchText: string;
}

const COLUMNS = {
  animalId: 'bigint',
  registerType: 'text',
  aggressionDate: 'date',
  aggressionType: 'text',
  aggressionSubType: 'text',
  animalFate: 'text',
  clearRegistryReason: 'text',
  clearRegistry: 'boolean',
  createdByEntityId: 'bigint',
  createdByUserId: 'bigint',
  creationTimestamp: 'timestamptz',
  searchText: 'text',
} satisfies Columns<AggressionRow>;

/**
 * The share of adult animals registered by a kennel that have an aggression; below, the share that is cleared later.
 */
const CHANCE = 0.08;
const CLEARED = 0.3;
const GROWN_DAYS = 365;
const DAYS_TO_DECISION = 60;
const REASON = 'Arquivamento do processo pelo tribunal';

/** Types with their subtypes, and how often each is chosen. */
const SUBTYPES_CHOSEN: Weighted<readonly [keyof typeof SUBTYPES, string]> = [
  [['ANIMAL', 'SERIOUS_INJURY'], 0.5],
  [['PERSON', 'PUBLIC_PLACE_INJURY'], 0.3],
  [['PERSON', 'RESIDENCE_INJURY'], 0.2],
];

/** Writes the aggressions that kennels have recorded of the animals they registered, and what was cleared of them. */
export async function writeAggressions(
  tx: Queryable,
  animals: readonly AnimalRow[],
  staff: Staff,
  today: string,
): Promise<void> {
  const kennels = new Set(ENTITIES.filter(({ profile }) => profile === 'municipality').map(({ id }) => id));
  await insertRows(
    tx,
    'aggression',
    COLUMNS,
    animals
      .filter(({ entityId }) => kennels.has(entityId))
      .flatMap((animal) => aggressionsOf(animal, staff, today)),
  );
}

function aggressionsOf(animal: AnimalRow, staff: Staff, today: string): AggressionRow[] {
  const random = new Random('aggressions', animal.id);
  const lastDay = addDays(animal.deathDate ?? today, -1);
  const first = later(animal.registrationDate, addDays(animal.birthdate, GROWN_DAYS));
  if (first > lastDay || !random.chance(CHANCE)) return [];
  const row = (aggressionDate: string, more: Partial<AggressionRow>): AggressionRow => ({
    animalId: animal.id,
    registerType: 'REGISTER_AGGRESSION',
    aggressionDate,
    aggressionType: null,
    aggressionSubType: null,
    animalFate: null,
    clearRegistryReason: null,
    clearRegistry: false,
    createdByEntityId: animal.entityId,
    createdByUserId: staff.userOf(animal.entityId),
    creationTimestamp: momentOf(random, aggressionDate),
    searchText: '',
    ...more,
  });
  const [aggressionType, aggressionSubType] = random.weighted(SUBTYPES_CHOSEN);
  const day = dayBetween(random, first, lastDay);
  const rows = [
    row(day, {
      aggressionType,
      aggressionSubType,
      animalFate: random.pick(['DEVOLUTION', 'TRAINING']),
    }),
  ];
  if (daysBetween(day, lastDay) > DAYS_TO_DECISION && random.chance(CLEARED)) {
    const decided = dayBetween(random, addDays(day, DAYS_TO_DECISION), earlier(addDays(day, 300), lastDay));
    rows.push(
      row(decided, {
        registerType: 'REGISTER_CLEAR',
        clearRegistry: true,
        clearRegistryReason: REASON,
        searchText: searchTextOf(REASON),
      }),
    );
  }
  return rows;
}
