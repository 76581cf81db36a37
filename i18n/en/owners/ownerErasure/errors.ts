import type { OwnerErasureCode } from '../../../../resources/owners/ownerErasure/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const ownerErasureErrors = {
  ERASURE_ALREADY_OPEN: 'There is already an open request to erase this owner’s data.',
  ERASURE_NEEDS_ANOTHER_PERSON: 'The person who requests an erasure cannot confirm it. Another person must.',
  ERASURE_NOT_BULK: 'An erasure cannot be undone: decide each request on its own.',
  ERASURE_KEY_MISSING:
    'The register has no key to seal what the law requires it to keep. Ask the operator to configure it.',
  OWNER_HAS_OPEN_REQUESTS:
    'There are open requests about this owner: transfers, merges, reviews or updates. Decide them first.',
  OWNER_IS_ERASED: 'The data of this owner were erased. The record can only be read.',
  NOTHING_SEALED: 'Nothing is sealed of this owner, or the five years have ended.',
  ERROR_EXPORT_OWNER: 'The owner’s data could not be exported. Try again later.',
  ERROR_READ_SEALED_OWNER: 'The sealed part could not be opened. Try again later.',
} satisfies CodeTexts<OwnerErasureCode>;
