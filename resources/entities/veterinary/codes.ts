/** Veterinarians and their numbers in the Veterinary Order. */
export type VeterinaryCode =
  'MISSING_BALLOT_NUMBER' | 'INVALID_BALLOT_NUMBER' | 'UNKNOWN_BALLOT_NUMBER' | 'DUPLICATE_BALLOT_NUMBER';
