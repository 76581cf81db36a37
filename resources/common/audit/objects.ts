import { MODULE_NAMES, STORED_RECORD_NAMES } from '../../generated/moduleNames.ts';

/** Kinds of object that a row of the audit can name: every module, and those that have none. */
export const AUDIT_OBJECTS = [
  ...MODULE_NAMES,
  ...STORED_RECORD_NAMES,
  'document',
  'tempDocument',
  'setup',
  'accountingMonth',
  'job',
  'largeFile',
  'dataSet',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

/** Names under which earlier rows of some kinds are stored: rows of the audit are never changed. */
const STORED_AS: Partial<Record<AuditObject, readonly string[]>> = {
  user: ['user', 'USER'],
  entity: ['entity', 'ENTITY'],
  configuration: ['configuration', 'CONFIGURATION'],
};

/** The stored names of a kind of object. */
export const storedObjects = (type: string): readonly string[] => STORED_AS[type as AuditObject] ?? [type];

/** The kind of object that a stored name means. */
export const auditObjectOf = (stored: string): string =>
  AUDIT_OBJECTS.find((type) => storedObjects(type).includes(stored)) ?? stored;
