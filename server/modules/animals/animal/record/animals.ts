import { animal } from '../../../../../resources/animals/animal/schema.ts';
import { storedModule } from '../../../../write/storedModule.ts';
import { animalHooks } from '../hooks.ts';
import type { Animal } from './animal.ts';

/** The animals as they are stored. */
export const animals = storedModule<Animal>(animal, animalHooks);
