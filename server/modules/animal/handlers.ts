import type { Handler } from '../../http/handle.ts';
import { getAnimalHandler } from './view/getAnimal.ts';
import { lockAnimalHandler } from './changes/lockAnimal.ts';
import { markAnimalDeadHandler } from './death/markAnimalDead.ts';
import { getAnimalPhotoHandler, setAnimalPhotoHandler } from './changes/photo.ts';
import { potentiallyDangerousTextHandler } from './registration/potentiallyDangerousText.ts';
import { registerAnimalHandler } from './registration/registerAnimal.ts';
import { revertAnimalDeadHandler } from './death/revertAnimalDead.ts';
import { validateTransponderHandler } from './registration/validateTransponder.ts';

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
