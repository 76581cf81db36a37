/** From when on something is pointed out: the page of the operator and `deploy/monitoring/alerts.yaml` agree by a test. */
export const SYSTEM_LIMITS = {
  /** Seconds that work may be late. */
  lateSeconds: 300,
  /** Seconds since the newest backup: a day and two hours. */
  backupSeconds: 26 * 3600,
  /** Seconds that a row of the audit may be without a seal. */
  unsealedSeconds: 2 * 3600,
  /** Bytes that a standby may be behind. */
  standbyLagBytes: 64 * 1024 * 1024,
  /** Seconds without a report after which a process counts as gone. */
  silentSeconds: 60,
} as const;

/** Seconds since the last drill of a register with standbys after which it is pointed out: half a year. */
export const DRILL_SECONDS = 183 * 24 * 3600;
