import { lockAnimals } from '../../../../../resources/animals/animal/bulkOperations.ts';
import { lock, unlock } from '../../../../../resources/animals/animal/operations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { chosenAnimals } from './chosenAnimals.ts';

/** Locks animals as the operation on a single one does, or unlocks them. */
export const lockAnimalsBulk = handleBulk(lockAnimals, {
  find: ({ parameters }) => chosenAnimals(parameters),
  change: ({ parameters, operate }) => operate(parameters.act === 'LOCK' ? lock : unlock),
});
