import { SettingsError } from './error.ts';

/** Days for which things are kept whose time no law and no record of the register sets. */
export interface RetentionSettings {
  /** Notifications, once they have been read. */
  readonly notifications: number;
  /** Files and steps of a ticket, once it is finished. */
  readonly ticketFiles: number;
  /** The data about a sent mail, and the mail itself where it is stored as a file. */
  readonly mails: number;
}

/** The retention periods where none are set. */
export const DEFAULT_RETENTION: RetentionSettings = { notifications: 180, ticketFiles: 365, mails: 30 };

type Read = <T, D>(name: string, parse: (value: string) => T, otherwise: D) => T | D;

const MAX_DAYS = 36_500;

const days = (name: string) => (value: string) => {
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_DAYS) return Number(value);
  throw new SettingsError(`${name} must be a number of days from 1 to ${MAX_DAYS}, not "${value}".`);
};

/**
 * Reads how long things are kept.
 * @throws SettingsError with one sentence that names the wrong one
 */
export const readRetentionSettings = (read: Read): RetentionSettings => ({
  notifications: read('KEEP_NOTIFICATIONS', days('KEEP_NOTIFICATIONS'), DEFAULT_RETENTION.notifications),
  ticketFiles: read('KEEP_TICKET_FILES', days('KEEP_TICKET_FILES'), DEFAULT_RETENTION.ticketFiles),
  mails: read('KEEP_MAILS', days('KEEP_MAILS'), DEFAULT_RETENTION.mails),
});
