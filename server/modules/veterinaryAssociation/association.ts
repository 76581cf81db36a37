import sql from 'sql-template-tag';
import {
  associationOperationsOf,
  type AssociationOperation,
} from '../../../resources/veterinaryAssociation/states.ts';
import type { AuditAction } from '../../../resources/audit/actions.ts';
import type { RecordOfModule } from '../../../resources/kit/module.ts';
import { veterinaryAssociation } from '../../../resources/veterinaryAssociation/schema.ts';
import { endSessionsFor } from '../../auth/session.ts';
import type { Hooks } from '../../crud/hooks.ts';
import type { Write } from '../../write/write.ts';
import { getRecord } from '../../crud/read.ts';
import { writeVersion } from '../../write/versions.ts';
import { findOne } from '../../db/db.ts';
import { conflict } from '../../errors.ts';
import { tableFor } from '../tableFor.ts';
import { veterinaryAssociationHooks } from './hooks.ts';
import { announceAssociation } from './tell.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

type Stored = RecordOfModule<typeof veterinaryAssociation>;

/** An association as it stands. */
export interface Association extends Stored {
  readonly role: Named | null;
  readonly veterinaryId: number;
  readonly entityId: number;
  readonly status: NonNullable<Stored['status']>;
  readonly isClinicalDirector: boolean;
  readonly veterinaryActive: boolean;
  readonly veterinary: Named;
  readonly entity: Named;
}

const table = tableFor(veterinaryAssociation, veterinaryAssociationHooks);
const unscoped: Hooks = { ...veterinaryAssociationHooks, scope: undefined };

const read = (write: Write, hooks: Hooks, id: number, lock = false): Promise<Association> =>
  getRecord(write.tx, table(), hooks, id, write.caller, lock) as unknown as Promise<Association>;

/** An association of an entity that the caller speaks for, held until the end of the transaction; 404 otherwise. */
export const lockAssociation = (write: Write, id: number): Promise<Association> =>
  read(write, veterinaryAssociationHooks, id, true);

/** The veterinarian's own association with an entity, held likewise. */
export async function lockOwnAssociation(write: Write, entityId: number): Promise<Association | undefined> {
  const { veterinaryId } = write.caller.actor;
  const own = await findOne<{ id: number }>(
    write.tx,
    sql`select id from veterinary_entity
      where veterinary_id = ${veterinaryId}::bigint and entity_id = ${entityId} for update`,
  );
  return own && read(write, unscoped, own.id);
}

/** Refuses what the table of operations does not allow, and what was meant for an earlier version. */
export function expectAllowed(
  { caller }: Write,
  association: Association,
  operation: AssociationOperation,
  version?: number,
): void {
  const { allowed, reason = 'NO_PERMISSION' } = associationOperationsOf(association, caller.actor)[operation];
  if (!allowed) throw conflict(reason);
  if (version !== undefined && version !== association.version) {
    throw conflict('STALE_VERSION', [], { current: association });
  }
}

const note = (write: Write, action: AuditAction, { id, entityId, veterinaryId }: Association): void =>
  write.audit({
    action,
    objectType: veterinaryAssociation.name,
    objectId: id,
    details: { entityId, veterinaryId },
  });

/** Opens an association; nothing where the two have one, in whatever state. */
export async function openAssociation(
  write: Write,
  action: 'ASSOCIATION_REQUESTED' | 'ASSOCIATION_INVITED',
  row: { veterinaryId: number; entityId: number; roleId?: number | null },
): Promise<Association | undefined> {
  const status = action === 'ASSOCIATION_INVITED' ? 'PENDING_VETERINARY_RESPONSE' : 'PENDING_ENTITY_RESPONSE';
  const made = await findOne<{ id: number }>(
    write.tx,
    sql`insert into veterinary_entity (veterinary_id, entity_id, status, role_id)
      values (${row.veterinaryId}, ${row.entityId}, ${status}, ${row.roleId ?? null})
      on conflict do nothing returning id`,
  );
  if (!made) return undefined;
  const association = await read(write, unscoped, made.id);
  await writeVersion(write, veterinaryAssociation.name, { ...association }, 'CREATE', [
    'veterinaryId',
    'entityId',
    'status',
    'roleId',
  ]);
  note(write, action, association);
  await announceAssociation(write, association);
  return association;
}

/** Changes an association that is held: row, version, audit, and the open pages of both sides. */
export async function updateAssociation(
  write: Write,
  before: Association,
  changes: Partial<Pick<Association, 'status' | 'isClinicalDirector' | 'roleId'>>,
  action: 'ASSOCIATION_ACCEPTED' | 'ASSOCIATION_CHANGED',
): Promise<Association> {
  const next = { ...before, ...changes };
  await write.tx.query(sql`
    update veterinary_entity set status = ${next.status}, is_clinical_director = ${next.isClinicalDirector},
      role_id = ${next.roleId}::bigint, version = version + 1, last_update_timestamp = now()
    where id = ${before.id}`);
  const association = await read(write, unscoped, before.id);
  await writeVersion(write, veterinaryAssociation.name, { ...association }, 'UPDATE', Object.keys(changes));
  note(write, action, association);
  await announceAssociation(write, association);
  return association;
}

/**
 * Ends an association that is held, whatever its state, and with it every session in which the veterinarian, or
 * somebody in their name, works for the entity.
 */
export async function dropAssociation(
  write: Write,
  before: Association,
  action: 'ASSOCIATION_REJECTED' | 'ASSOCIATION_WITHDRAWN' | 'ASSOCIATION_REMOVED',
): Promise<void> {
  await write.tx.query(sql`delete from veterinary_entity where id = ${before.id}`);
  await endSessionsFor(write.tx, before.veterinaryId, before.entityId);
  await writeVersion(
    write,
    veterinaryAssociation.name,
    { ...before, version: before.version + 1 },
    'DELETE',
    [],
  );
  note(write, action, before);
  await announceAssociation(write, before);
}
