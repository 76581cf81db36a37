import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { pendingLostAnimal } from '../../../../resources/lostFound/pendingLostAnimal/schema.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { pendingLostAnimalHooks } from './hooks.ts';

export const pendingLostAnimals = storedModule<RecordOfModule<typeof pendingLostAnimal>>(
  pendingLostAnimal,
  pendingLostAnimalHooks,
);
