import { animalTransfer } from '../../../../resources/requests/animalTransfer/schema.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { animalTransferHooks } from './hooks.ts';
import type { Transfer } from './transfer.ts';

/** The transfers as they are stored. */
export const transfers = storedModule<Transfer>(animalTransfer, animalTransferHooks);
