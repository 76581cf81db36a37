import sql from 'sql-template-tag';
import {
  answerAssociation,
  removeAssociation,
  requestAssociation,
} from '../../../resources/session/associationCalls.ts';
import { findOne } from '../../db/db.ts';
import { handleWrite } from '../../http/handle.ts';
import { notify } from '../notification/notify.ts';

export const requestAssociationHandler = handleWrite(requestAssociation, async (call) => {
  const { tx, body, caller, audit, fail } = call;
  const { entityId } = body;
  const { veterinaryId, name } = caller.actor;
  const entity = await findOne<{ name: string }>(
    tx,
    sql`select name from entity where id = ${entityId} and active`,
  );
  if (!entity || veterinaryId === null) return fail('ERROR_ADD_ASSOCIATION');
  const added = await tx.query(sql`
    insert into veterinary_entity (veterinary_id, entity_id, status)
    values (${veterinaryId}, ${entityId}, 'PENDING_ENTITY_RESPONSE') on conflict do nothing returning id`);
  if (added.length === 0) return fail('ASSOCIATION_ALREADY_EXISTS');
  audit({ action: 'ASSOCIATION_REQUESTED', objectType: 'ENTITY', objectId: entityId });
  await notify(call, {
    entityId,
    permission: 'MANAGE_VETERINARIES',
    type: 'ENTITY_VETERINARY_ASSOCIATION_REQUESTED',
    objectId: entityId,
    additionalInfo: { veterinary: name, entity: entity.name },
  });
  return {};
});

export const answerAssociationHandler = handleWrite(answerAssociation, async (call) => {
  const { tx, body, caller, audit, fail } = call;
  const { accepted, entityId } = body;
  const { veterinaryId, name } = caller.actor;
  const mine = sql`v.veterinary_id = ${veterinaryId}::bigint and v.entity_id = ${entityId}`;
  const answered = accepted
    ? await tx.query(sql`
        update veterinary_entity v set status = 'ACCEPTED' from entity e
        where ${mine} and v.status = 'PENDING_VETERINARY_RESPONSE' and e.id = v.entity_id and e.active returning v.id`)
    : await tx.query(
        sql`delete from veterinary_entity v where ${mine} and v.status <> 'ACCEPTED' returning v.id`,
      );
  if (answered.length === 0) return fail('ERROR_ACCEPT_ASSOCIATION');
  audit({
    action: accepted ? 'ASSOCIATION_ACCEPTED' : 'ASSOCIATION_REJECTED',
    objectType: 'ENTITY',
    objectId: entityId,
  });
  const entity = await findOne<{ name: string }>(tx, sql`select name from entity where id = ${entityId}`);
  await notify(call, {
    entityId,
    permission: 'MANAGE_VETERINARIES',
    type: 'ENTITY_VETERINARY_ASSOCIATION',
    objectId: entityId,
    additionalInfo: { veterinary: name, entity: entity?.name ?? '' },
  });
  return {};
});

export const removeAssociationHandler = handleWrite(
  removeAssociation,
  async ({ tx, body, caller, audit, fail }) => {
    const { entityId } = body;
    if (caller.actor.entity?.id === entityId) return fail('ERROR_DELETE_ASSOCIATION');
    const removed = await tx.query(sql`
    delete from veterinary_entity where veterinary_id = ${caller.actor.veterinaryId}::bigint and entity_id = ${entityId}
      and status = 'ACCEPTED' and not is_clinical_director returning id`);
    if (removed.length === 0) return fail('ERROR_DELETE_ASSOCIATION');
    audit({ action: 'ASSOCIATION_REMOVED', objectType: 'ENTITY', objectId: entityId });
    return {};
  },
);
