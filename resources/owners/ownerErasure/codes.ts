/** Erasure of an owner's data, and what is sealed of it. */
export type OwnerErasureCode =
  | 'ERASURE_ALREADY_OPEN'
  | 'ERASURE_NEEDS_ANOTHER_PERSON'
  | 'ERASURE_NOT_BULK'
  | 'ERASURE_KEY_MISSING'
  | 'OWNER_HAS_OPEN_REQUESTS'
  | 'OWNER_IS_ERASED'
  | 'NOTHING_SEALED'
  | 'ERROR_EXPORT_OWNER'
  | 'ERROR_READ_SEALED_OWNER';
