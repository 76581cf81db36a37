import { recomputeOwners } from '../../../../../resources/owners/owner/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { recomputeCode } from '../../../../work/bulk/recompute.ts';

export const recomputeOwnersBulk = handleBulk(recomputeOwners, recomputeCode('owner'));
