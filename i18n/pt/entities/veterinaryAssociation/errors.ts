import type { VeterinaryAssociationCode } from '../../../../resources/entities/veterinaryAssociation/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Veterinarians of an entity. */
export const veterinaryAssociationErrors = {
  INVALID_IS_CLINICAL_DIRECTOR: 'Indique se é diretor clínico: sim ou não.',
} as const satisfies CodeTexts<VeterinaryAssociationCode>;
