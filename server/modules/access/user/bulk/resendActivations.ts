import sql from 'sql-template-tag';
import { resendActivations } from '../../../../../resources/access/user/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { firstSaved } from '../../../../write/versions.ts';
import { sendActivation } from '../activation.ts';

/** Mails accounts that never had a password a new link to set one; earlier links stop working. */
export const resendActivationsBulk = handleBulk(resendActivations, {
  // Who signs in by an identity provider alone has signed in.
  find: ({ parameters: { days }, at }) => sql`t.status = 'ACTIVE' and t.password_hash is null
    and t.last_login_timestamp is null and t.email is not null
    and coalesce(${firstSaved('user', sql`t.id`)}, '-infinity') < ${at}::timestamptz - ${days} * interval '1 day'`,
  change: ({ write, record }) =>
    sendActivation(write, record as unknown as Parameters<typeof sendActivation>[1]),
});
