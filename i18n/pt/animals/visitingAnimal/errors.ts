import type { VisitingAnimalCode } from '../../../../resources/animals/visitingAnimal/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const visitingAnimalErrors = {
  INVALID_STAY: 'O último dia não pode ser anterior ao primeiro, e a estada dura um ano no máximo.',
  MISSING_CONTACT_WAY: 'Indique um telefone ou um e-mail.',
  STAY_IS_OVER: 'A estada já acabou.',
} as const satisfies CodeTexts<VisitingAnimalCode>;
