import type { EntityProfileCode } from '../../../../resources/entities/entityProfile/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Profiles of entities. */
export const entityProfileErrors = {
  INVALID_CAN_REGISTER_BILLABLE: 'Select yes if it may register billable transponders.',
  INVALID_CAN_REGISTER_NON_BILLABLE: 'Select yes if it may register non-billable transponders.',
} satisfies CodeTexts<EntityProfileCode>;
