/** A backup or restore that cannot be done; the message says why, and what would help. */
export class BackupError extends Error {
  override name = 'BackupError';
}
