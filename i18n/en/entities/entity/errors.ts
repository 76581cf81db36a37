import type { EntityCode } from '../../../../resources/entities/entity/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Entities. */
export const entityErrors = {
  MISSING_PROFILE: "Select the entity's profile.",
  INVALID_PROFILE: "Select the entity's profile from the list.",
  INVALID_BRAND: 'Check the trade name and try again.',
} satisfies CodeTexts<EntityCode>;
