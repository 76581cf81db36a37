import sql from 'sql-template-tag';
import { addDays } from '../../../../../resources/numbers/dates.ts';
import type { Queryable } from '../../../../db/db.ts';
import { dayBetween, later, momentOf } from '../../../../demonstration/base/calendar.ts';
import {
  continueNumbering,
  insertRows,
  nextId,
  type Columns,
} from '../../../../demonstration/base/insert.ts';
import { person } from '../../../../demonstration/base/names.ts';
import { mobilePhone, transponder } from '../../../../demonstration/base/numbers.ts';
import { Random } from '../../../../demonstration/base/random.ts';
import type { AnimalRow } from '../../../animals/animal/seed/animalRow.ts';
import { ENTITIES } from '../../../../demonstration/entities.ts';
import { missingSince } from './missingSince.ts';
import type { AnimalContext } from '../../../animals/animal/seed/animal.ts';

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
  validationStatus: 'PENDING' | 'ACCEPTED' | 'REJECTED';
  comments: string | null;
  breedId: number | null;
  gender: string;
  color: string;
  birthdate: string | null;
  foundAnimalSituation: string | null;
  allowsAdvertising: boolean;
  allowsContact: boolean;
  allowsTransponder: boolean;
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
  validationStatus: 'text',
  comments: 'text',
  breedId: 'bigint',
  gender: 'text',
  color: 'text',
  birthdate: 'date',
  foundAnimalSituation: 'text',
  allowsAdvertising: 'boolean',
  allowsContact: 'boolean',
  allowsTransponder: 'boolean',
} satisfies Columns<LostRow>;

const WHERE = [
  'junto ao jardim',
  'perto da escola',
  'no parque de estacionamento',
  'na paragem de autocarro',
  'junto ao rio',
  'no mercado',
];

/** The municipalities of the entities. */
const COUNTIES: ReadonlyMap<number, string> = new Map(ENTITIES.map(({ id, county }) => [id, county]));

/** Numbers that chips of animals never registered carry: beyond all that the generator gives out. */
const UNREGISTERED = 90_000_000;

type Subject = Pick<
  AnimalRow,
  'id' | 'transponder' | 'registrationDate' | 'entityId' | 'breedId' | 'gender' | 'color' | 'birthdate'
> & { status: string };

/** A number with two neighbouring digits swapped, as it is misread from a screen. */
function misread(number: string): string {
  const at = [...number].findLastIndex((digit, place) => place > 5 && digit !== number[place - 1]);
  return number.slice(0, at - 1) + number[at]! + number[at - 1]! + number.slice(at + 1);
}

/** A found animal whose number is not registered; some are a lost animal with a misread number. */
function foundLike(id: number, lost: LostRow, { today }: AnimalContext): LostRow {
  const random = new Random('found', id);
  const eventDate = dayBetween(random, lost.eventDate, addDays(today, -1));
  return {
    ...lost,
    id,
    animalId: null,
    transponder: misread(lost.transponder),
    status: 'FOUND',
    eventDate,
    participantName: person(random, id).name,
    participantContact: mobilePhone(8e5 + id),
    creationTimestamp: momentOf(random, addDays(eventDate, 1) < today ? addDays(eventDate, 1) : today),
    foundAnimalSituation: random.pick(['STREET', 'SHELTER', 'WITH_PARTICIPANT']),
    birthdate: null,
  };
}

function report(id: number, animal: Subject | null, { places, today, breeds }: AnimalContext): LostRow {
  const random = new Random('lost', id, animal?.id ?? 'unknown');
  // An animal is registered near its home, and lost there.
  const place = places.street(random, COUNTIES.get(animal?.entityId ?? 0) ?? places.county(random));
  const open = animal === null || animal.status !== 'NORMAL';
  const since = animal && open ? missingSince(animal, today) : null;
  const from = later(animal?.registrationDate ?? '2000-01-01', addDays(today, open ? -150 : -900));
  const eventDate = since
    ? later(from, addDays(since.slice(0, 10), -random.int(0, 2)))
    : dayBetween(random, from, addDays(today, open ? -2 : -30));
  const closed = addDays(eventDate, random.int(2, 25));
  const unknown = random.pick(breeds);
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
    creationTimestamp: since ?? momentOf(random, addDays(eventDate, 1)),
    creationEntityId: animal?.entityId ?? null,
    validationStatus: 'ACCEPTED',
    comments: null,
    breedId: animal?.breedId ?? unknown.id,
    gender: animal?.gender ?? random.pick(['MALE', 'FEMALE']),
    color: animal?.color ?? random.pick(unknown.colors),
    birthdate: animal?.birthdate ?? null,
    foundAnimalSituation:
      animal === null || animal.status === 'FOUND'
        ? random.pick(['SHELTER', 'STREET', 'KENNEL', 'CAMV'])
        : null,
    allowsAdvertising: random.chance(0.7),
    allowsContact: random.chance(0.6),
    allowsTransponder: random.chance(0.2),
  };
}

/** A lost report of the last days whose animal is still NORMAL: it waits for validation, or was rejected. */
function unaccepted(id: number, animal: Subject, isRejected: boolean, world: AnimalContext): LostRow {
  const random = new Random('unaccepted', id);
  const made = report(id, { ...animal, status: 'LOST' }, world);
  const eventDate = dayBetween(random, addDays(world.today, -9), addDays(world.today, -3));
  const creationTimestamp = momentOf(random, addDays(eventDate, 1));
  return {
    ...made,
    eventDate,
    creationTimestamp,
    validationStatus: isRejected ? 'REJECTED' : 'PENDING',
    ...(isRejected && {
      isClosed: true,
      closedDate: momentOf(random, addDays(eventDate, 2)),
      comments: 'O animal já voltou ao titular.',
    }),
  };
}

/** The animals whose reports are still open. */
interface Open {
  /** Lost or found. */
  readonly missing: readonly Subject[];
  /** At home, with a lost report that is not accepted yet; every third was rejected. */
  readonly waiting?: readonly Subject[];
}

/** The reports that were written: from which number on, and the pairs of a lost and a found one that are alike. */
interface WrittenReports {
  readonly first: number;
  readonly pairs: readonly (readonly [lost: LostRow, found: LostRow])[];
}

/**
 * Writes an open report for every animal that is lost or found, for `returned` a closed one, and some for unregistered
 * transponders.
 */
export async function writeLost(
  tx: Queryable,
  world: AnimalContext,
  { missing, waiting = [] }: Open,
  returned: readonly Subject[] = [],
  unknown = 0,
): Promise<WrittenReports> {
  const first = await nextId(tx, 'lost_animal');
  const known = [...missing, ...returned].map((animal, index) => report(first + index, animal, world));
  const lost = known.filter(({ status, isClosed }) => status === 'LOST' && !isClosed);
  const pairs: [LostRow, LostRow][] = [];
  const others = Array.from({ length: unknown }, (_, index) => {
    const id = first + known.length + index;
    const like = index % 2 === 0 ? lost[index] : undefined;
    if (!like) return report(id, null, world);
    const found = foundLike(id, like, world);
    pairs.push([like, found]);
    return found;
  });
  const next = first + known.length + others.length;
  const open = waiting.map((animal, index) => unaccepted(next + index, animal, index % 3 === 2, world));
  await insertRows(tx, 'lost_animal', COLUMNS, [...known, ...others, ...open]);
  await describe(tx, first);
  await tx.query(sql`
    insert into lost_animal_poster (lost_animal_id)
    select id from lost_animal where id >= ${first} and allows_advertising and validation_status = 'ACCEPTED'`);
  await continueNumbering(tx, 'lost_animal');
  return { first, pairs };
}

/** Adds what follows from the animals, breeds and places of the reports, and who closed them. */
async function describe(tx: Queryable, first: number): Promise<void> {
  await tx.query(sql`
    update lost_animal l set name = a.name, is_cross_breed = a.is_cross_breed, cross_breed_id = a.cross_breed_id,
      use_animal_photo_in_process = a.photo_id is not null
    from animal a where a.id = l.animal_id and l.id >= ${first}`);
  await tx.query(sql`
    update lost_animal l set event_county_id = c.id, event_district_id = c.district_id
    from parish p join county c on c.id = p.county_id where p.id = l.event_parish_id and l.id >= ${first}`);
  await tx.query(sql`
    with recursive above as (
      select id as breed_id, id, parent_id from breed
      union all select above.breed_id, b.id, b.parent_id from breed b join above on b.id = above.parent_id)
    update lost_animal l set species_id = above.id
    from above where above.breed_id = l.breed_id and above.parent_id is null and l.id >= ${first}`);
  await tx.query(sql`
    update lost_animal set search_text = fold_text(concat_ws(' ', name, transponder, event_local)),
      last_update_timestamp = coalesce(closed_date, creation_timestamp),
      closed_by_id = case when is_closed
        then (select min(id) from app_user u where u.entity_id = creation_entity_id) end,
      creation_user_id = (select min(id) from app_user u where u.entity_id = creation_entity_id)
    where id >= ${first}`);
}
