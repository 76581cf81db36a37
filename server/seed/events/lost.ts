import { addDays } from '../../../resources/numbers/dates.ts';
import type { Queryable } from '../../db/db.ts';
import { dayBetween, later, momentOf } from '../base/calendar.ts';
import { continueNumbering, insertRows, nextId, type Columns } from '../base/insert.ts';
import { person } from '../base/names.ts';
import { mobilePhone, transponder } from '../base/numbers.ts';
import { Random } from '../base/random.ts';
import type { AnimalRow } from '../animals/animalRow.ts';
import type { SeedContext } from '../seedContext.ts';

interface LostRow {
  id: number;
  animalId: number | null;
  transponder: string;
  status: 'LOST' | 'FOUND';
  eventDate: string;
  eventParishId: number;
  eventLocal: string;
  participantName: string;
  participantContact: string;
  isClosed: boolean;
  closedDate: string | null;
  deliveryStatus: string | null;
  creationTimestamp: string;
  creationEntityId: number | null;
}

const COLUMNS = {
  id: 'bigint',
  animalId: 'bigint',
  transponder: 'text',
  status: 'text',
  eventDate: 'date',
  eventParishId: 'bigint',
  eventLocal: 'text',
  participantName: 'text',
  participantContact: 'text',
  isClosed: 'boolean',
  closedDate: 'timestamptz',
  deliveryStatus: 'text',
  creationTimestamp: 'timestamptz',
  creationEntityId: 'bigint',
} satisfies Columns<LostRow>;

const WHERE = [
  'junto ao jardim',
  'perto da escola',
  'no parque de estacionamento',
  'na paragem de autocarro',
  'junto ao rio',
  'no mercado',
];

/** Numbers that chips of animals never registered carry: beyond all that the generator gives out. */
const UNREGISTERED = 90_000_000;

type Subject = Pick<AnimalRow, 'id' | 'transponder' | 'registrationDate' | 'entityId'> & { status: string };

function report(id: number, animal: Subject | null, { places, today }: SeedContext): LostRow {
  const random = new Random('lost', id, animal?.id ?? 'unknown');
  const place = places.street(random, places.county(random));
  const open = animal === null || animal.status !== 'NORMAL';
  const from = later(animal?.registrationDate ?? '2000-01-01', addDays(today, open ? -150 : -900));
  const eventDate = dayBetween(random, from, addDays(today, open ? -2 : -30));
  const closed = addDays(eventDate, random.int(1, 25));
  return {
    id,
    animalId: animal?.id ?? null,
    transponder: animal?.transponder ?? transponder(UNREGISTERED + id),
    status: animal === null || animal.status === 'FOUND' ? 'FOUND' : 'LOST',
    eventDate,
    eventParishId: place.parishId,
    eventLocal: `${place.street}, ${random.pick(WHERE)}`,
    participantName: person(random, id).name,
    participantContact: mobilePhone(7e5 + id),
    isClosed: !open,
    closedDate: open ? null : momentOf(random, closed < today ? closed : addDays(today, -1)),
    deliveryStatus: open
      ? null
      : random.weighted([
          ['DELIVERED_TO_OWNER', 8],
          ['DELIVERED_TO_CRO', 1],
          ['REGISTERED_BY_ERROR', 1],
        ]),
    creationTimestamp: momentOf(random, addDays(eventDate, 1)),
    creationEntityId: animal?.entityId ?? null,
  };
}

/** Writes an open report for every animal that is lost or found, for `returned` a closed one, and some for unknown chips. */
export async function writeLost(
  tx: Queryable,
  world: SeedContext,
  missing: readonly Subject[],
  returned: readonly Subject[] = [],
  unknown = 0,
): Promise<void> {
  const subjects = [...missing, ...returned, ...Array.from({ length: unknown }, () => null)];
  const first = await nextId(tx, 'lost_animal');
  await insertRows(
    tx,
    'lost_animal',
    COLUMNS,
    subjects.map((animal, index) => report(first + index, animal, world)),
  );
  await continueNumbering(tx, 'lost_animal');
}
