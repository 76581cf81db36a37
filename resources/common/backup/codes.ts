/** Backups. */
export type BackupCode = 'BACKUP_ALREADY_PROVEN' | 'WRONG_RESTORE_CODE';
