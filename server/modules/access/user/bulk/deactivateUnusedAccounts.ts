import sql from 'sql-template-tag';
import { deactivateUnusedAccounts } from '../../../../../resources/access/user/bulkOperations.ts';
import { firstSaved } from '../../../../write/versions.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';

/** Deactivates accounts without a sign-in for so many days, as the form of a single one does: each holder is written to. */
export const deactivateUnusedAccountsBulk = handleBulk(deactivateUnusedAccounts, {
  // Who never signed in has had the account for as long, by its first version.
  find: ({ parameters: { days }, at }) => sql`t.status = 'ACTIVE' and coalesce(t.last_login_timestamp,
    ${firstSaved('user', sql`t.id`)},
    '-infinity') < ${at}::timestamptz - ${days} * interval '1 day'`,
  change: ({ update }) => update({ status: 'INACTIVE' }),
});
