/** What reached its limit: numbers outside the scope that an account, or all users of an entity, read by in an hour. */
export const SECURITY_ALERT_KINDS = ['ACCOUNT_NUMBER_READS', 'ENTITY_NUMBER_READS'] as const;
export type SecurityAlertKind = (typeof SECURITY_ALERT_KINDS)[number];
