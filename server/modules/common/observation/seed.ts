import { addDays } from '../../../../resources/numbers/dates.ts';
import type { Queryable } from '../../../db/db.ts';
import { dayBetween, later, momentOf } from '../../../demonstration/base/calendar.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { Random } from '../../../demonstration/base/random.ts';
import type { Staff } from '../../../demonstration/staff.ts';

/** The part of an animal that notes depend on. */
interface NotedAnimal {
  readonly id: number;
  readonly transponder: string;
  readonly ownerId: number;
  readonly entityId: number;
  readonly status: string;
  readonly registrationDate: string;
  readonly deathDate: string | null;
}

interface ObservationRow {
  url: string;
  module: 'animal' | 'owner';
  recordId: number;
  animalId: number | null;
  ownerId: number | null;
  observation: string;
  fixed: boolean;
  fixedPublic: boolean;
  creationUserId: number;
  creationTimestamp: string;
}

const COLUMNS = {
  url: 'text',
  module: 'text',
  recordId: 'bigint',
  animalId: 'bigint',
  ownerId: 'bigint',
  observation: 'text',
  fixed: 'boolean',
  fixedPublic: 'boolean',
  creationUserId: 'bigint',
  creationTimestamp: 'timestamptz',
} satisfies Columns<ObservationRow>;

const ON_ANIMALS = [
  'O titular pediu para ser contactado só depois das 18 horas.',
  'A leitura do transponder falhou à primeira; à segunda o número apareceu completo.',
  'Animal muito assustado na consulta. Marcar sempre para a primeira hora.',
  'Falta entregar a cópia do passaporte. Pedida por telefone.',
] as const;
const ON_OWNERS = [
  'Morada confirmada por telefone.',
  'Entrega os documentos em papel; digitalizar quando chegarem.',
] as const;
const ON_DEAD = 'A morte foi comunicada por telefone. O atestado ainda não chegou.';

/** The share of animals with notes, that of their owners, and the age of the notes in days. */
const CHANCE = 0.04;
const ON_OWNER = 0.4;
const DAYS = 200;

/** Writes notes on the pages of some animals and owners; the public ones are those of the operator on dead animals. */
export async function writeObservations(
  tx: Queryable,
  animals: readonly NotedAnimal[],
  staff: Staff,
  today: string,
): Promise<void> {
  const rows = animals.flatMap((row): ObservationRow[] => {
    const { id, transponder, ownerId, entityId, status } = row;
    const random = new Random('observation', id);
    if (!random.chance(CHANCE)) return [];
    const first = later(addDays(today, -DAYS), addDays(row.deathDate ?? row.registrationDate, 1));
    const at = () => momentOf(random, dayBetween(random, first, addDays(today, -1)));
    const author = staff.userOf(entityId) ?? staff.operator;
    const isDead = status === 'DEAD';
    const onAnimal = {
      url: `/animal/view/${transponder}`,
      module: 'animal' as const,
      recordId: id,
      animalId: id,
      ownerId: null,
      fixed: isDead,
      fixedPublic: isDead,
    };
    const texts = isDead ? [ON_DEAD] : random.chance(0.3) ? ON_ANIMALS : [random.pick(ON_ANIMALS)];
    const notes: ObservationRow[] = texts.map((observation) => ({
      ...onAnimal,
      observation,
      creationUserId: isDead ? staff.operator : author,
      creationTimestamp: at(),
    }));
    if (random.chance(ON_OWNER))
      notes.push({
        url: `/owner/${ownerId}`,
        module: 'owner',
        recordId: ownerId,
        animalId: null,
        ownerId,
        observation: random.pick(ON_OWNERS),
        fixed: false,
        fixedPublic: false,
        creationUserId: author,
        creationTimestamp: at(),
      });
    return notes;
  });
  await insertRows(tx, 'observation', COLUMNS, rows);
}
