import type { VeterinaryCode } from '../../../../resources/entities/veterinary/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Veterinarians and their numbers in the Veterinary Order. */
export const veterinaryErrors = {
  MISSING_BALLOT_NUMBER: 'Indique o número da cédula profissional.',
  INVALID_BALLOT_NUMBER: 'O número da cédula profissional não é válido.',
  UNKNOWN_BALLOT_NUMBER: 'Nenhum médico veterinário do registo tem este número de cédula.',
  DUPLICATE_BALLOT_NUMBER: 'Já existe um médico veterinário com este número de cédula.',
} as const satisfies CodeTexts<VeterinaryCode>;
