import { correctAnimals } from '../../../../../resources/animals/animal/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { chosenAnimals } from './chosenAnimals.ts';

/** Gives animals another breed or colour, as the form of a single one does. */
export const correctAnimalsBulk = handleBulk(correctAnimals, {
  find: ({ parameters }) => chosenAnimals(parameters),
  change: ({ parameters: { breedId, color }, update }) =>
    update({ ...(breedId !== null && { breedId }), ...(color !== null && { color }) }),
});
