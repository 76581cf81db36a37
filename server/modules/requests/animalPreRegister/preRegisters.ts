import { animalPreRegister } from '../../../../resources/requests/animalPreRegister/schema.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { animalPreRegisterHooks } from './hooks.ts';
import type { PreRegister } from './preRegister.ts';

/** The pre-registrations as they are stored. */
export const preRegisters = storedModule<PreRegister>(animalPreRegister, animalPreRegisterHooks);
