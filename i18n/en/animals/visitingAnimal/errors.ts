import type { VisitingAnimalCode } from '../../../../resources/animals/visitingAnimal/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const visitingAnimalErrors = {
  INVALID_STAY: 'The last day cannot be before the first one, and a stay lasts one year at most.',
  MISSING_CONTACT_WAY: 'Enter a telephone number or an email address.',
  STAY_IS_OVER: 'The stay has ended.',
} satisfies CodeTexts<VisitingAnimalCode>;
