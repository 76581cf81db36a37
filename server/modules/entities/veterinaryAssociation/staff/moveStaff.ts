import sql, { type Sql } from 'sql-template-tag';
import { ROOT_ENTITY } from '../../../../../resources/entities/entity/root.ts';
import type { transferStaff } from '../../../../../resources/entities/veterinaryAssociation/staffCalls.ts';
import { allows } from '../../../../../resources/kit/access.ts';
import type { BodyOf } from '../../../../../resources/kit/call.ts';
import type { SignedInCaller } from '../../../../context.ts';
import { updateFromInput } from '../../../../crud/writeFromInput.ts';
import { findOne, type Queryable } from '../../../../db/db.ts';
import { conflict, formError, notFound, Refusal } from '../../../../errors.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { lockRecord } from '../../../../write/records.ts';
import { codeOfRefusal, lockedOrder } from '../../../access/user/setUserStatuses.ts';
import { users, type User } from '../../../access/user/users.ts';
import { entityHooks } from '../../entity/hooks.ts';
import { openAssociation } from '../associations.ts';
import { grantableRole } from '../grantableRole.ts';
import { speaksFor } from '../hooks.ts';
import { notifyVeterinary } from '../notifications.ts';

export type Transfer = BodyOf<typeof transferStaff>;

/** Returns an entity that the caller sees; nothing for another. */
export const findEntity = (db: Queryable, caller: SignedInCaller, id: number, condition: Sql = sql`true`) =>
  findOne<{ id: number; name: string }>(
    db,
    sql`select t.id, t.name from entity t where t.id = ${id} and ${entityHooks.scope?.(caller) ?? sql`true`} and ${condition}`,
  );

/** Does one person's part; what stands against it is its outcome. */
async function attempt<T>(
  work: () => Promise<T>,
): Promise<{ done: T; refusal: null } | { done: null; refusal: string }> {
  try {
    return { done: await work(), refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { done: null, refusal: codeOfRefusal(error) };
    throw error;
  }
}

async function moveUser(
  write: Write,
  from: number,
  { targetId, keepsAccess }: Transfer,
  { id, version, roleId }: Transfer['users'][number],
): Promise<{ before: User; after: User }> {
  const before = await lockRecord(write, users, id);
  if (before.entityId !== from || before.type !== 'NORMAL') throw notFound();
  if (id === write.caller.actor.id) throw conflict('CANNOT_TRANSFER_SELF');
  const others = before.entitiesAccessList.filter((one) => one !== targetId && one !== from);
  const after = await updateFromInput(
    write,
    users,
    id,
    {
      version,
      entityId: targetId,
      entitiesAccessList: keepsAccess ? [...others, from] : others,
      ...(roleId && { roleId }),
    },
    {},
    { action: 'STAFF_TRANSFERRED', details: { from, to: targetId } },
  );
  return { before, after };
}

async function invite(write: Write, from: number, targetId: number, veterinaryId: number): Promise<number> {
  const speaks = (id: number) => speaksFor(write.caller, sql`${id}::bigint`) ?? sql`true`;
  const found = await findOne<{ roleId: number | null; active: boolean }>(
    write.tx,
    sql`select a.role_id, v.active from veterinary_entity a join veterinary v on v.id = a.veterinary_id
      where a.entity_id = ${from} and a.veterinary_id = ${veterinaryId} and a.status = 'ACCEPTED'
        and ${allows('MANAGE_VETERINARIES', write.caller.actor)} and ${speaks(from)} and ${speaks(targetId)}`,
  );
  if (!found) throw notFound();
  if (!found.active) throw conflict('VETERINARY_NOT_AUTHORIZED');
  const roleId = await grantableRole(write, veterinaryId, found.roleId);
  const invited = await openAssociation(write, 'ASSOCIATION_INVITED', {
    veterinaryId,
    entityId: targetId,
    roleId,
  });
  if (!invited) throw conflict('ASSOCIATION_ALREADY_EXISTS');
  await notifyVeterinary(write, invited, 'ENTITY_VETERINARY_ASSOCIATION_INVITED');
  return invited.id;
}

/**
 * Moves users to another entity and has it invite veterinarians. Each is done or refused for itself.
 * @throws Refusal 404 where the entity is not the caller's to see; 422 for a target that is not, is closed, or is the root
 */
export async function moveStaff(write: Write, from: number, transfer: Transfer) {
  const { tx, caller } = write;
  if (!(await findEntity(tx, caller, from))) throw notFound();
  const { targetId } = transfer;
  const target =
    targetId === from || targetId === ROOT_ENTITY
      ? undefined
      : await findEntity(tx, caller, targetId, sql`t.active`);
  if (!target) throw formError([{ property: 'targetId', error: 'INVALID_ENTITY' }]);
  const asked = new Map(transfer.users.map((one) => [one.id, one]));
  if (asked.size + transfer.veterinaryIds.length === 0)
    throw formError([{ property: 'users', error: 'MISSING_USER' }]);
  if (asked.size < transfer.users.length) throw formError([{ property: 'users', error: 'DUPLICATE_VALUE' }]);
  const moved = new Map<number, Awaited<ReturnType<typeof attempt<{ before: User; after: User }>>>>();
  for (const id of await lockedOrder(tx, [...asked.keys()]))
    moved.set(id, await attempt(() => moveUser(write, from, transfer, asked.get(id)!)));
  const invited = [];
  for (const id of new Set(transfer.veterinaryIds)) {
    const { done, refusal } = await attempt(() => invite(write, from, targetId, id));
    invited.push({ id, refusal, associationId: done });
  }
  return {
    users: transfer.users.map(({ id }) => {
      const { done = null, refusal = 'NOT_FOUND' } = moved.get(id) ?? {};
      return { id, refusal, version: done?.after.version ?? null, formerRoleId: done?.before.roleId ?? null };
    }),
    veterinarians: invited,
  };
}
