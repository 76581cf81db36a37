import sql from 'sql-template-tag';
import { proveBackup } from '../../../../resources/common/backup/operations.ts';
import { isEqualSecret } from '../../../auth/equalSecrets.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { getOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';

/** Compares the code of a restore with that of the backup, which is in the register and in its copies alone. */
export const proveBackupOperation = operationHandler(proveBackup, {
  change: async ({ tx, record, input, caller }) => {
    const { restoreCode } = await getOne<{ restoreCode: string }>(
      tx,
      sql`select restore_code from backup where id = ${record.id}`,
    );
    if (!isEqualSecret(restoreCode, input.restoreCode.trim().toLowerCase()))
      throw formError([{ property: 'restoreCode', error: 'WRONG_RESTORE_CODE' }]);
    return { restoredTimestamp: new Date().toISOString(), restoredUserId: caller.actor?.id ?? null };
  },
});
