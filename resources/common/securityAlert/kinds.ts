/**
 * What reached its limit: numbers outside the scope that an account, or all users of an entity, read by in an hour; deaths
 * of animals outside the scope that an account registered in a day. Besides: faults that the proof of the account book found.
 */
export const SECURITY_ALERT_KINDS = [
  'ACCOUNT_NUMBER_READS',
  'ENTITY_NUMBER_READS',
  'DEATHS_OUTSIDE_SCOPE',
  'LEDGER_BROKEN',
] as const;
export type SecurityAlertKind = (typeof SECURITY_ALERT_KINDS)[number];
