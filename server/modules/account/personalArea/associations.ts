import sql from 'sql-template-tag';
import {
  answerAssociation,
  removeAssociation,
  requestAssociation,
} from '../../../../resources/account/personalArea/associationCalls.ts';
import { findOne } from '../../../db/db.ts';
import { handleWrite } from '../../../http/handle.ts';
import { removeRecord, saveRecord } from '../../../write/saveRecord.ts';
import {
  associations,
  lockOwnAssociation,
  openAssociation,
} from '../../entities/veterinaryAssociation/associations.ts';
import { notifyManagers } from '../../entities/veterinaryAssociation/notifications.ts';

export const requestAssociationHandler = handleWrite(requestAssociation, async (call) => {
  const { tx, body, caller, fail } = call;
  const { entityId } = body;
  const { veterinaryId } = caller.actor;
  const entity = await findOne(tx, sql`select from entity where id = ${entityId} and active`);
  if (!entity || veterinaryId === null) return fail('ERROR_ADD_ASSOCIATION');
  const requested = await openAssociation(call, 'ASSOCIATION_REQUESTED', { veterinaryId, entityId });
  if (!requested) return fail('ASSOCIATION_ALREADY_EXISTS');
  await notifyManagers(call, requested, 'ENTITY_VETERINARY_ASSOCIATION_REQUESTED');
  return {};
});

export const answerAssociationHandler = handleWrite(answerAssociation, async (call) => {
  const { tx, body, fail } = call;
  const { accepted, entityId } = body;
  const own = await lockOwnAssociation(call, entityId);
  if (!own || own.status === 'ACCEPTED') return fail('ERROR_ACCEPT_ASSOCIATION');
  const isInvitation = own.status === 'PENDING_VETERINARY_RESPONSE';
  if (!accepted) {
    await removeRecord(
      call,
      associations,
      own,
      isInvitation ? 'ASSOCIATION_REJECTED' : 'ASSOCIATION_WITHDRAWN',
    );
    await notifyManagers(
      call,
      own,
      `ENTITY_VETERINARY_ASSOCIATION_${isInvitation ? 'REJECTED' : 'WITHDRAWN'}`,
    );
    return {};
  }
  const entity = await findOne(tx, sql`select from entity where id = ${entityId} and active`);
  if (!isInvitation || !entity) return fail('ERROR_ACCEPT_ASSOCIATION');
  const agreed = await saveRecord(call, associations, own, { status: 'ACCEPTED' }, 'ASSOCIATION_ACCEPTED');
  await notifyManagers(call, agreed, 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED');
  return {};
});

export const removeAssociationHandler = handleWrite(removeAssociation, async (call) => {
  const { body, caller, fail } = call;
  const { entityId } = body;
  if (caller.actor.entity?.id === entityId) return fail('ERROR_DELETE_ASSOCIATION');
  const own = await lockOwnAssociation(call, entityId);
  if (own?.status !== 'ACCEPTED' || own.isClinicalDirector) return fail('ERROR_DELETE_ASSOCIATION');
  await removeRecord(call, associations, own, 'ASSOCIATION_REMOVED');
  await notifyManagers(call, own, 'ENTITY_VETERINARY_ASSOCIATION_REMOVED');
  return {};
});
