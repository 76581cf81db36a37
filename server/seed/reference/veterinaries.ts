import { searchTextOf } from '../../../resources/numbers/text.ts';
import type { AssociationStatus } from '../../../resources/access/session/associationStatuses.ts';
import type { Queryable } from '../../db/db.ts';
import { continueNumbering, insertRows, type Columns } from '../base/insert.ts';
import { person } from '../base/names.ts';
import { mobilePhone } from '../base/numbers.ts';
import { Random } from '../base/random.ts';
import { DEMO_CLINIC, ENTITIES } from './entityList.ts';

/**
 * The number of veterinarians in the demonstration; the first is the one of `vet@demo.test`.
 */
const VETERINARIES = 60;
export const DEMO_VETERINARY = 1;
/** Those who have an account without a password and come through the order, by what they show. */
export const ORDER_VETERINARIES = { second: 3, inactiveAccount: 2, notPractising: 29 } as const;

const COLUMNS = {
  id: 'bigint',
  name: 'text',
  ballotNumber: 'text',
  email: 'text',
  phone: 'text',
  active: 'boolean',
  searchText: 'text',
} satisfies Columns<ReturnType<typeof veterinaryRow>>;

function veterinaryRow(id: number) {
  const random = new Random('veterinary', id);
  const made = person(random, 7000 + id);
  const isDemo = id === DEMO_VETERINARY;
  const name = isDemo ? 'Inês Carvalho Duarte' : made.name;
  const email = isDemo ? 'vet@demo.test' : made.email;
  const ballotNumber = String(2_014 + id * 87);
  return {
    id,
    name,
    ballotNumber,
    email,
    phone: mobilePhone(9e4 + id),
    active: id % 29 !== 0,
    searchText: searchTextOf(name, ballotNumber, email),
  };
}

/** A veterinarian of the demonstration as others know them. */
export const demoVeterinarian = (id: number): { name: string; ballotNumber: string; email: string } => {
  const { name, ballotNumber, email } = veterinaryRow(id);
  return { name, ballotNumber, email };
};

/** The veterinarians who ask to work for the demonstration's clinic, and those whom it invites. */
export const REQUESTS_DEMO_CLINIC = ORDER_VETERINARIES.second;
export const INVITED_BY_DEMO_CLINIC = 12;

interface Association {
  veterinaryId: number;
  entityId: number;
  status: AssociationStatus;
  isClinicalDirector: boolean;
  /** The role that the entity has agreed to: none yet for a request. */
  roleId: number | null;
  creationTimestamp: string;
}

const ASSOCIATION_COLUMNS = {
  veterinaryId: 'bigint',
  entityId: 'bigint',
  status: 'text',
  isClinicalDirector: 'boolean',
  roleId: 'bigint',
  creationTimestamp: 'timestamptz',
} satisfies Columns<Association>;

/** Entities where veterinarians work. */
const PRACTICES = ENTITIES.filter(({ profile }) =>
  ['clinic', 'municipality', 'association'].includes(profile),
);

/** Returns the associations: the demonstration's veterinarian has one of every kind and a second one. */
function associations(roleId: number, since: string, lately: string): Association[] {
  const made: Association[] = [];
  const add = (
    veterinaryId: number,
    entityId: number,
    status: Association['status'],
    isClinicalDirector = false,
  ) =>
    made.push({
      veterinaryId,
      entityId,
      status,
      isClinicalDirector,
      roleId: status === 'PENDING_ENTITY_RESPONSE' ? null : roleId,
      creationTimestamp: status === 'ACCEPTED' ? since : lately,
    });
  add(DEMO_VETERINARY, DEMO_CLINIC, 'ACCEPTED');
  add(DEMO_VETERINARY, 7, 'ACCEPTED', true);
  add(DEMO_VETERINARY, 8, 'PENDING_VETERINARY_RESPONSE');
  add(DEMO_VETERINARY, 9, 'PENDING_ENTITY_RESPONSE');
  add(REQUESTS_DEMO_CLINIC, DEMO_CLINIC, 'PENDING_ENTITY_RESPONSE');
  add(INVITED_BY_DEMO_CLINIC, DEMO_CLINIC, 'PENDING_VETERINARY_RESPONSE');
  const directed = new Set([7]);
  for (let id = 2; id <= VETERINARIES; id += 1) {
    const { id: entityId } = PRACTICES[(id - 2) % PRACTICES.length]!;
    add(id, entityId, 'ACCEPTED', !directed.has(entityId));
    directed.add(entityId);
    const second = PRACTICES[(id * 7) % PRACTICES.length]!;
    if (id % 5 === 0 && second.id !== entityId)
      add(id, second.id, id % 10 === 0 ? 'PENDING_ENTITY_RESPONSE' : 'ACCEPTED');
  }
  return made;
}

/** Writes the veterinarians and where they work `since` when; what is not answered yet was asked `lately`. */
export async function seedVeterinaries(
  tx: Queryable,
  roleId: number,
  since: string,
  lately: string,
): Promise<void> {
  const ids = Array.from({ length: VETERINARIES }, (_, index) => index + 1);
  await insertRows(tx, 'veterinary', COLUMNS, ids.map(veterinaryRow));
  await insertRows(tx, 'veterinary_entity', ASSOCIATION_COLUMNS, associations(roleId, since, lately));
  await continueNumbering(tx, 'veterinary');
}
