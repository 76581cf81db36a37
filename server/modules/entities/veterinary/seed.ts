import type { AssociationStatus } from '../../../../resources/access/session/associationStatuses.ts';
import type { Queryable } from '../../../db/db.ts';
import { continueNumbering, insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { DEMO_CLINIC, ENTITIES } from '../../../demonstration/entities.ts';
import {
  DEMO_VETERINARY,
  INVITED_BY_DEMO_CLINIC,
  makeVeterinarian,
  REQUESTS_DEMO_CLINIC,
  VETERINARIES,
} from '../../../demonstration/veterinarians.ts';

const COLUMNS = {
  id: 'bigint',
  name: 'text',
  ballotNumber: 'text',
  email: 'text',
  phone: 'text',
  active: 'boolean',
  searchText: 'text',
} satisfies Columns<ReturnType<typeof makeVeterinarian>>;

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
  await insertRows(tx, 'veterinary', COLUMNS, ids.map(makeVeterinarian));
  await insertRows(tx, 'veterinary_entity', ASSOCIATION_COLUMNS, associations(roleId, since, lately));
  await continueNumbering(tx, 'veterinary');
}
