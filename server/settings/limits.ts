import { SettingsError } from './error.ts';

/** How much an account may cause, where the operator has to set it. */
export interface LimitSettings {
  /** Mails to addresses of others that an owner's account causes. */
  readonly ownerMailsAnHour: number;
  readonly ownerMailsADay: number;
  /** The same of all users of an entity together, and of an account without one. */
  readonly entityMailsADay: number;
  /** Numbers of owners and animals outside its scope that an account reads by in an hour. */
  readonly accountNumberReads: number;
  /** The same of all users of an entity together, the operator among them. */
  readonly entityNumberReads: number;
  /** Rows of files that the users of an entity import in a day, the operator's staff aside. */
  readonly entityImportRows: number;
}

/** The limits where none are set. */
export const DEFAULT_LIMITS: LimitSettings = {
  ownerMailsAnHour: 10,
  ownerMailsADay: 40,
  entityMailsADay: 200,
  accountNumberReads: 120,
  entityNumberReads: 600,
  entityImportRows: 200_000,
};

type Read = <T, D>(name: string, parse: (value: string) => T, otherwise: D) => T | D;

const MAX_LIMIT = 1_000_000;

const limit = (name: string) => (value: string) => {
  if (/^\d{1,7}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_LIMIT) return Number(value);
  throw new SettingsError(`${name} must be a number from 1 to ${MAX_LIMIT}, not "${value}".`);
};

/**
 * Reads how much an account may cause.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readLimitSettings(read: Read): LimitSettings {
  const readLimit = (name: string, otherwise: number): number => read(name, limit(name), otherwise);
  return {
    ownerMailsAnHour: readLimit('OWNER_MAILS_AN_HOUR', DEFAULT_LIMITS.ownerMailsAnHour),
    ownerMailsADay: readLimit('OWNER_MAILS_A_DAY', DEFAULT_LIMITS.ownerMailsADay),
    entityMailsADay: readLimit('ENTITY_MAILS_A_DAY', DEFAULT_LIMITS.entityMailsADay),
    accountNumberReads: readLimit('ACCOUNT_NUMBER_READS_AN_HOUR', DEFAULT_LIMITS.accountNumberReads),
    entityNumberReads: readLimit('ENTITY_NUMBER_READS_AN_HOUR', DEFAULT_LIMITS.entityNumberReads),
    entityImportRows: readLimit('ENTITY_IMPORT_ROWS_A_DAY', DEFAULT_LIMITS.entityImportRows),
  };
}
