import type { DeathRequestCode } from '../../../../resources/requests/deathRequest/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Reported deaths. */
export const deathRequestErrors = {
  MISSING_OWNER_NOTICE: 'Enter how the owner was notified: there is no email address to write to.',
  DEATH_LINK_EXPIRED: 'The link has been used, is no longer valid, or the death has been undone.',
} satisfies CodeTexts<DeathRequestCode>;
