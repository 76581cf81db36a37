/** What a document may hang on, where it is brought by these calls. */
export const DOCUMENT_TYPES = [
  'ANIMAL',
  'OWNER',
  'ENTITY',
  'ENTITY_PROFILE',
  'USER',
  'VETERINARY',
  'BREED',
  'GENERAL',
] as const;
/** Those that come about by other calls, and are read here too. */
export const OTHER_DOCUMENT_TYPES = ['ANIMAL_PHOTO', 'ANIMAL_TRANSFER'] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type AnyDocumentType = DocumentType | (typeof OTHER_DOCUMENT_TYPES)[number];
export const ALL_DOCUMENT_TYPES = [...DOCUMENT_TYPES, ...OTHER_DOCUMENT_TYPES] as const;
