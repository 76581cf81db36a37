import type { BackupCode } from '../../../../resources/common/backup/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Backups. */
export const backupErrors = {
  BACKUP_ALREADY_PROVEN: 'The restore of this backup was proven before.',
  WRONG_RESTORE_CODE: 'The code is not that of this backup. Check that you restored this one and no other.',
} as const satisfies CodeTexts<BackupCode>;
