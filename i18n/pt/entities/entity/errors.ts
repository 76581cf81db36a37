import type { EntityCode } from '../../../../resources/entities/entity/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Entities. */
export const entityErrors = {
  MISSING_PROFILE: 'Indique o perfil da entidade.',
  INVALID_PROFILE: 'O perfil da entidade não é válido.',
  INVALID_BRAND: 'O nome comercial não é válido.',
} as const satisfies CodeTexts<EntityCode>;
