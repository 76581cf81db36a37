import type { Handler } from '../../http/handle.ts';
import { getAnimalHandler } from './getAnimal.ts';
import { lockAnimalHandler } from './lockAnimal.ts';
import { markAnimalDeadHandler } from './markAnimalDead.ts';
import { getAnimalPhotoHandler, setAnimalPhotoHandler } from './photo.ts';
import { potentiallyDangerousTextHandler } from './potentiallyDangerousText.ts';
import { registerAnimalHandler } from './registerAnimal.ts';
import { revertAnimalDeadHandler } from './revertAnimalDead.ts';
import { validateTransponderHandler } from './validateTransponder.ts';

/** Everything that answers the calls of this module. */
export const animalHandlers: readonly Handler[] = [
  registerAnimalHandler,
  validateTransponderHandler,
  getAnimalHandler,
  getAnimalPhotoHandler,
  setAnimalPhotoHandler,
  lockAnimalHandler,
  markAnimalDeadHandler,
  revertAnimalDeadHandler,
  potentiallyDangerousTextHandler,
];
