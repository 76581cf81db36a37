import sql from 'sql-template-tag';
import { confirmEmailChange } from '../../../resources/personalArea/emailCalls.ts';
import { endSessions, hashToken } from '../../auth/session.ts';
import { findOne } from '../../db/db.ts';
import { conflict, Refusal } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { saveRecord } from '../../write/saveRecord.ts';
import { lockOwnUser, users } from '../user/users.ts';

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
