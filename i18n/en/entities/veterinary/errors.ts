import type { VeterinaryCode } from '../../../../resources/entities/veterinary/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Veterinarians and their numbers in the Veterinary Order. */
export const veterinaryErrors = {
  MISSING_BALLOT_NUMBER: 'Enter the professional licence number.',
  INVALID_BALLOT_NUMBER: 'Check the professional licence number and try again.',
  UNKNOWN_BALLOT_NUMBER:
    'No veterinarian in the register has this licence number. Check the number and try again.',
  DUPLICATE_BALLOT_NUMBER: 'A veterinarian with this licence number already exists.',
} satisfies CodeTexts<VeterinaryCode>;
