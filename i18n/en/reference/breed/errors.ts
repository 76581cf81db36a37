import type { BreedCode } from '../../../../resources/reference/breed/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** The tree of breeds. */
export const breedErrors = {
  MISSING_GROUP_TYPE: 'Select the level in the tree of breeds.',
  INVALID_GROUP_TYPE: 'Select a level that is possible under the chosen group.',
  INVALID_CAN_HAVE_UNDEFINED_GENDER: 'Select yes if the sex may be undefined.',
  INVALID_HAS_LICENSING: 'Select yes if the breed needs a licence.',
  INVALID_DISCLAIMER: 'Check the notice and try again.',
} satisfies CodeTexts<BreedCode>;
