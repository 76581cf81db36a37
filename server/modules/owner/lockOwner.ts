import sql from 'sql-template-tag';
import { dayIn, isIsoDate } from '../../../resources/numbers/dates.ts';
import { lockOwner } from '../../../resources/owner/calls.ts';
import { conflict } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { refuseStale, saveRecord } from '../../write/saveRecord.ts';
import { owners } from './ownerRecord.ts';

/** Full lock, temporary where a date is given, and edit lock: what is left out stays as it is. */
export const lockOwnerHandler = handleWrite(lockOwner, async (call) => {
  const { isLocked, editLocked, lockOwnerDead, lockEndDate, observations } = call.body;
  const before = await lockRecord(call, owners, call.params.id);
  await refuseStale(call, owners, before, call.body.version);
  if (isLocked == null && editLocked == null) {
    call.fail('FORM_ERROR_MSG', [{ property: 'isLocked', error: 'MISSING_IS_LOCKED' }]);
  }
  // A lock by death has its own call, with the certificate.
  if (lockOwnerDead && !before.lockOwnerDead)
    call.fail('FORM_ERROR_MSG', [{ property: 'lockOwnerDead', error: 'INVALID_LOCK_OWNER_DEAD' }]);
  const today = dayIn(call.caller.actor.timezone);
  const end = lockEndDate || null;
  if (end !== null && (isLocked !== true || !isIsoDate(end) || end <= today)) {
    call.fail('FORM_ERROR_MSG', [{ property: 'lockEndDate', error: 'INVALID_LOCK_END_DATE' }]);
  }
  if (
    before.lockOwnerDead &&
    isLocked != null &&
    !call.caller.actor.permissions.includes('LOCK_OWNER_DEAD')
  ) {
    throw conflict('NO_PERMISSION');
  }
  // The column itself: a lock whose day has come is read as none.
  const lock =
    isLocked == null
      ? {}
      : {
          isLocked: sql`${isLocked}`,
          lockEndDate: end,
          lockOwnerDead: isLocked ? before.lockOwnerDead : false,
        };
  const edit = editLocked == null ? {} : { editLocked };
  const note =
    observations === undefined
      ? isLocked === false
        ? { lockObservations: null }
        : {}
      : { lockObservations: observations || null };
  const action = isLocked === false ? 'UNLOCK' : 'LOCK';
  return saveRecord(call, owners, before, { ...lock, ...edit, ...note }, action);
});
