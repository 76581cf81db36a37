import type { HerdingDogCode } from '../../../../resources/requests/herdingDog/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Registrations of herding dogs. */
export const herdingDogErrors = {
  MISSING_HOLDING_MARK: 'Indique a marca de exploração.',
  INVALID_HOLDING_MARK: 'A marca de exploração não é válida.',
  MISSING_SPECIES: 'Indique a espécie pecuária.',
  INVALID_SPECIES: 'A espécie pecuária não é válida.',
} as const satisfies CodeTexts<HerdingDogCode>;
