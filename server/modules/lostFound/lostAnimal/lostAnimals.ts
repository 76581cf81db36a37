import { lostAnimal } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { Hooks } from '../../../crud/hooks.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { lostAnimalHooks } from './hooks.ts';

/** A report as it is stored. */
export type LostAnimal = RecordOfModule<typeof lostAnimal>;

export const lostAnimals = storedModule<LostAnimal, Hooks<LostAnimal>>(lostAnimal, lostAnimalHooks);
