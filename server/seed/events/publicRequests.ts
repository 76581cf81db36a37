import sql, { raw, type Sql } from 'sql-template-tag';
import { speciesOfCategory } from '../../../resources/animals/animal/silhouettes.ts';
import { lastDay } from '../../../resources/requests/herdingDog/rules.ts';
import { addDays } from '../../../resources/numbers/dates.ts';
import { addWorkingDays } from '../../../resources/numbers/workingDays.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import { findOne, type Queryable } from '../../db/db.ts';
import { ident, toSnake } from '../../db/sql.ts';
import type { AnimalRow } from '../animals/animalRow.ts';
import type { OwnerRow } from '../animals/ownerRow.ts';
import { momentOf } from '../base/calendar.ts';
import { Random } from '../base/random.ts';

type Fate = 'WAITING' | 'INCOMPLETE' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';
type Value = string | number | boolean | null;

/** The outcomes of the requests of each type, the newest first. */
const FATES: readonly Fate[] = [
  'WAITING',
  'WAITING',
  'WAITING',
  'INCOMPLETE',
  'ACCEPTED',
  'ACCEPTED',
  'REJECTED',
  'CANCELED',
];

interface Demonstration {
  readonly tx: Queryable;
  readonly today: string;
  /** The user who decides. */
  readonly operator: number;
}

interface Requester {
  readonly name: string;
  readonly email: string | null;
}

/** The columns that every request has, as they follow from what became of it. */
function commonColumns(
  { today, operator }: Demonstration,
  at: number,
  termDays: number,
  { name, email }: Requester,
): Record<string, Value> {
  const fate = FATES[at]!;
  const random = new Random('public request', at);
  const day = addDays(today, -(at * 3 + 1));
  const decisionDay = addDays(day, 1);
  const created = momentOf(random, day);
  const isDone = fate === 'ACCEPTED' || fate === 'REJECTED' || fate === 'CANCELED';
  const reasons = {
    INCOMPLETE: 'Um dos documentos está ilegível ou incompleto.',
    REJECTED: 'Já existe um pedido igual.',
  };
  return {
    origin: 'PUBLIC',
    requesterName: name,
    requesterEmail: email ?? 'requerente@example.test',
    validationStatus: isDone
      ? 'DONE'
      : fate === 'INCOMPLETE'
        ? 'WAITING_DOCUMENTATION'
        : 'WAITING_VALIDATION',
    closed: isDone,
    accepted: fate === 'ACCEPTED' ? true : fate === 'REJECTED' ? false : null,
    reason: fate === 'INCOMPLETE' || fate === 'REJECTED' ? reasons[fate] : null,
    decisionUserId: fate === 'WAITING' || fate === 'CANCELED' ? null : operator,
    dueDate: addWorkingDays(day, termDays),
    termPauseDate: fate === 'INCOMPLETE' ? decisionDay : null,
    creationTimestamp: created,
    // What waits has not changed since it came.
    lastUpdateTimestamp: fate === 'WAITING' ? created : momentOf(random, decisionDay),
  };
}

const insert = async (
  tx: Queryable,
  table: string,
  columns: Record<string, Value>,
  text: string,
): Promise<void> => {
  const entries: (readonly [string, Sql])[] = Object.entries({ ...columns, searchText: text }).map(
    ([name, value]) => [toSnake(name), sql`${value}`],
  );
  const names = entries.map(([name]) => ident(name)).reduce((all, one) => sql`${all}, ${one}`);
  const values = entries.map(([, value]) => value).reduce((all, one) => sql`${all}, ${one}`);
  await tx.query(sql`insert into ${raw(table)} (${names}) values (${values})`);
};

/** Writes requests that people made without an account, in every state. */
export async function writePublicRequests(
  demonstration: Demonstration,
  animals: readonly AnimalRow[],
  owners: readonly OwnerRow[],
): Promise<void> {
  const { tx, today } = demonstration;
  const ownerById = new Map(owners.map((owner) => [owner.id, owner]));
  const isPersons = ({ ownerId }: AnimalRow): boolean => {
    const owner = ownerById.get(ownerId);
    return (
      owner?.type === 'SINGULAR' && owner.country === 'PT' && owner.vatNumber !== null && !owner.isLocked
    );
  };
  const alive = animals.filter(
    (row) => row.status === 'NORMAL' && !row.isLocked && row.errors.length === 0 && isPersons(row),
  );
  const dead = animals.filter((row) => row.status === 'DEAD' && row.deathDate !== null && isPersons(row));
  const grown = alive.filter(
    ({ birthdate, transponder, breedCategory }) =>
      speciesOfCategory(breedCategory) === 'dog' &&
      birthdate < addDays(today, -400) &&
      birthdate > addDays(today, -4000) &&
      transponder,
  );
  for (const at of FATES.keys()) {
    const fate = FATES[at]!;
    const ofDeath = fate === 'ACCEPTED' ? dead[at] : alive[at * 7 + 1];
    const ofDiac = alive[at * 7 + 3];
    const ofHerd = grown[at * 7 + 5];
    const common = (row: AnimalRow, termDays: number) => {
      const owner = ownerById.get(row.ownerId)!;
      return {
        ...commonColumns(demonstration, at, termDays, owner),
        transponder: row.transponder,
        animalId: row.id,
        vatNumber: owner.vatNumber,
      };
    };
    const textOf = (row: AnimalRow): string =>
      searchTextOf(row.transponder, ownerById.get(row.ownerId)!.name);
    if (ofDeath)
      await insert(
        tx,
        'death_request',
        {
          ...common(ofDeath, 10),
          deathDate: ofDeath.deathDate ?? addDays(today, -(at * 3 + 3)),
          relation: 'OWNER',
          observations: 'Faleceu em casa, de velhice.',
        },
        textOf(ofDeath),
      );
    if (ofDiac)
      await insert(
        tx,
        'diac_request',
        { ...common(ofDiac, 10), grounds: 'O documento em papel extraviou-se.' },
        textOf(ofDiac),
      );
    if (ofHerd)
      await insert(
        tx,
        'herding_dog',
        {
          ...common(ofHerd, 20),
          holdingMark: `PTAB${10 + at}C`,
          species: at % 2 === 0 ? 'SHEEP' : 'GOAT',
          animalCount: 40 + at * 15,
          municipality: 'Seia',
          // One of the two that were validated is over.
          validUntil: fate === 'ACCEPTED' ? (at === 5 ? addDays(today, -2) : lastDay(today)) : null,
        },
        `${textOf(ofHerd)} ptab${10 + at}c`,
      );
  }
  const people = owners.filter(
    ({ type, country, vatNumber, isLocked, editLocked }) =>
      type === 'SINGULAR' && country === 'PT' && vatNumber !== null && !isLocked && !editLocked,
  );
  for (const at of FATES.keys()) {
    const owner = people[at * 5 + 2];
    if (!owner) continue;
    const { postalCode, locality, parishId, street } = owner;
    const door = FATES[at] === 'ACCEPTED' ? owner.door : String(10 + at);
    await insert(
      tx,
      'owner_data_update',
      {
        ...commonColumns(demonstration, at, 10, owner),
        vatNumber: owner.vatNumber,
        ownerId: owner.id,
        // What was accepted is what the owner has since.
        email: owner.email,
        phone: FATES[at] === 'ACCEPTED' ? owner.phone : `+35191234500${at}`,
        ...(at % 2 === 0 && { postalCode, locality, parishId, street, door }),
        observations: 'Mudei de telefone.',
      },
      searchTextOf(owner.name, owner.vatNumber),
    );
  }
}

/** Writes a request of the owner who has the account of the demonstration: documents are asked for. */
export async function writeAccountRequest(demonstration: Demonstration, email: string): Promise<void> {
  const { tx } = demonstration;
  const found = await findOne<{ id: number; transponder: string; name: string; vatNumber: string }>(
    tx,
    sql`select a.id, a.transponder, o.name, coalesce(o.vat_number, '—') as vat_number
      from app_user u join owner o on o.id = u.owner_id join animal a on a.owner_id = o.id
      where u.email = ${email} and a.status = 'NORMAL' order by a.id limit 1`,
  );
  if (!found) return;
  const { id, transponder, name, vatNumber } = found;
  await insert(
    tx,
    'diac_request',
    {
      ...commonColumns(demonstration, FATES.indexOf('INCOMPLETE'), 10, { name, email }),
      transponder,
      animalId: id,
      vatNumber,
      grounds: 'O documento em papel extraviou-se.',
    },
    searchTextOf(transponder, name),
  );
}
