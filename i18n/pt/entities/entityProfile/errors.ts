import type { EntityProfileCode } from '../../../../resources/entities/entityProfile/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Profiles of entities. */
export const entityProfileErrors = {
  INVALID_CAN_REGISTER_BILLABLE: 'Indique se pode registar transponders faturáveis: sim ou não.',
  INVALID_CAN_REGISTER_NON_BILLABLE: 'Indique se pode registar transponders não faturáveis: sim ou não.',
} as const satisfies CodeTexts<EntityProfileCode>;
