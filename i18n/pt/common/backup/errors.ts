import type { BackupCode } from '../../../../resources/common/backup/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Backups. */
export const backupErrors = {
  BACKUP_ALREADY_PROVEN: 'O restauro desta cópia já foi comprovado.',
  WRONG_RESTORE_CODE: 'O código não é o desta cópia. Confirme que restaurou esta cópia e não outra.',
} as const satisfies CodeTexts<BackupCode>;
