import sql from 'sql-template-tag';
import { cancelEmailChange } from '../../../resources/personalArea/emailCalls.ts';
import { handleWrite } from '../../http/handle.ts';

export const cancelEmailChangeHandler = handleWrite(cancelEmailChange, async ({ tx, caller, audit }) => {
  const { id } = caller.actor;
  const gone = await tx.query(sql`delete from email_change where user_id = ${id} returning user_id`);
  if (gone.length > 0) audit({ action: 'EMAIL_CHANGE_CANCELED', objectType: 'user', objectId: id });
  return {};
});
