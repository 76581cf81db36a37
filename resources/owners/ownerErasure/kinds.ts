/** The kinds of records that an erasure removes, as its answer counts them. */
export const ERASED_KINDS = [
  'owner',
  'account',
  'animal',
  'training',
  'request',
  'report',
  'certificate',
  'ticket',
  'file',
  'mail',
  'version',
  'audit',
  'trace',
] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

/** The kinds of data that are kept of an erased owner. */
export const KEPT_KINDS = ['pseudonym', 'animal', 'certificate', 'audit', 'sealed'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** Years for which tax and animal-health law keep who an animal's owner was. */
export const SEALED_YEARS = 5;
