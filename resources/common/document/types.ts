/** The kinds of record to which these calls add documents. */
export const DOCUMENT_TYPES = [
  'ANIMAL',
  'OWNER',
  'ENTITY',
  'ENTITY_PROFILE',
  'USER',
  'VETERINARY',
  'BREED',
  'AGGRESSION',
  'ANIMAL_LICENSE',
  'GENERAL',
] as const;
/** Those that come about by other calls, and are read here too. */
const OTHER_DOCUMENT_TYPES = [
  'ANIMAL_PHOTO',
  'ANIMAL_TRANSFER',
  'PENDING_LOST_ANIMAL',
  'LOST_ANIMAL_PHOTO',
  'LOST_ANIMAL_ADDITIONAL_PHOTO',
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type AnyDocumentType = DocumentType | (typeof OTHER_DOCUMENT_TYPES)[number];
export const ALL_DOCUMENT_TYPES = [...DOCUMENT_TYPES, ...OTHER_DOCUMENT_TYPES] as const;
/** The types that a search without a type finds: photos, the most numerous, must be asked for. */
export const FOUND_DOCUMENT_TYPES = [...DOCUMENT_TYPES, 'ANIMAL_TRANSFER', 'PENDING_LOST_ANIMAL'] as const;

/** Whether documents of a type are deleted one by one; pictures and the papers of a request go with their record. */
export const isRemovable = (type: string): type is DocumentType =>
  (DOCUMENT_TYPES as readonly string[]).includes(type);

/** Documents on a page of a list where a search does not say: those of a breed are shown together. */
export const documentsPerPage = (type?: AnyDocumentType): number => (type === 'BREED' ? 20 : 10);

/** The orders of lists of documents. */
export const DOCUMENT_ORDERS = ['creationTimestamp', 'name', 'size', 'expirationDate'] as const;
export type DocumentOrder = (typeof DOCUMENT_ORDERS)[number];

/** Still offered, or past its last day. */
export const DOCUMENT_VALIDITIES = ['VALID', 'EXPIRED'] as const;
export type DocumentValidity = (typeof DOCUMENT_VALIDITIES)[number];
