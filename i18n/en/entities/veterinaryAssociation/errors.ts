import type { VeterinaryAssociationCode } from '../../../../resources/entities/veterinaryAssociation/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Veterinarians of an entity. */
export const veterinaryAssociationErrors = {
  INVALID_IS_CLINICAL_DIRECTOR: 'Select yes if this is the clinical director.',
} satisfies CodeTexts<VeterinaryAssociationCode>;
