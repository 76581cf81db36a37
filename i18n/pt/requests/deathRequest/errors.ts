import type { DeathRequestCode } from '../../../../resources/requests/deathRequest/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Reported deaths. */
export const deathRequestErrors = {
  MISSING_OWNER_NOTICE: 'Indique como o titular foi avisado: não há e-mail para onde escrever.',
  DEATH_LINK_EXPIRED: 'A ligação já foi usada, já não é válida, ou o óbito já foi anulado.',
} satisfies CodeTexts<DeathRequestCode>;
