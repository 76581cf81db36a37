import sql from 'sql-template-tag';
import { mergeBreeds } from '../../../../../resources/animals/animal/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import type { Animal } from '../record/animal.ts';

/** Gives animals of a breed another one, as their own breed and as the second of a crossing, locked ones too. */
export const mergeBreedsBulk = handleBulk(mergeBreeds, {
  find: ({ parameters: { fromBreedId } }) =>
    sql`t.breed_id = ${fromBreedId} or t.cross_breed_id = ${fromBreedId}`,
  change: async ({ save, record, parameters: { fromBreedId, toBreedId } }) => {
    const { breedId, crossBreedId } = record as unknown as Animal;
    await save({
      ...(breedId === fromBreedId && { breedId: toBreedId }),
      ...(crossBreedId === fromBreedId && { crossBreedId: toBreedId }),
    });
  },
});
