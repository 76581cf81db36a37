import type { HerdingDogCode } from '../../../../resources/requests/herdingDog/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Registrations of herding dogs. */
export const herdingDogErrors = {
  MISSING_HOLDING_MARK: 'Enter the holding mark.',
  INVALID_HOLDING_MARK: 'Check the holding mark and try again.',
  MISSING_SPECIES: 'Select the livestock species.',
  INVALID_SPECIES: 'Select a livestock species from the list.',
} satisfies CodeTexts<HerdingDogCode>;
