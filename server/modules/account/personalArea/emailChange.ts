import sql from 'sql-template-tag';
import {
  cancelEmailChange,
  confirmEmailChange,
} from '../../../../resources/account/personalArea/emailCalls.ts';
import { endSessions, hashToken } from '../../../auth/session.ts';
import { findOne } from '../../../db/db.ts';
import { conflict, Refusal } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { lockOwnUser, users } from '../../access/user/users.ts';

export const confirmEmailChangeHandler = handleWrite(confirmEmailChange, async (call) => {
  const { tx, body, caller, fail } = call;
  const { id } = caller.actor;
  const change = await findOne<{ email: string }>(
    tx,
    sql`delete from email_change where user_id = ${id} and token_hash = ${hashToken(body.token)}
        and expires_at > now() returning email`,
  );
  if (!change) return fail('EMAIL_TOKEN_INVALID');
  const before = await lockOwnUser(tx, id);
  await saveRecord(call, users, before, change, 'EMAIL_CHANGED').catch((error: unknown) => {
    // Another account has come to have the address since it was asked for.
    throw error instanceof Refusal ? conflict('EMAIL_TOKEN_INVALID') : error;
  });
  await endSessions(tx, id, caller.sessionHash);
  return change;
});

export const cancelEmailChangeHandler = handleWrite(cancelEmailChange, async ({ tx, caller, audit }) => {
  const { id } = caller.actor;
  const gone = await tx.query(sql`delete from email_change where user_id = ${id} returning user_id`);
  if (gone.length > 0) audit({ action: 'EMAIL_CHANGE_CANCELED', objectType: 'user', objectId: id });
  return {};
});
