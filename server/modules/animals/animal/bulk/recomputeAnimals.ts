import { recomputeAnimals } from '../../../../../resources/animals/animal/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { recomputeCode } from '../../../../work/bulk/recompute.ts';

export const recomputeAnimalsBulk = handleBulk(recomputeAnimals, recomputeCode('animal'));
