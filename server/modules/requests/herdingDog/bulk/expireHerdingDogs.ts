import { expireHerdingDogs } from '../../../../../resources/requests/herdingDog/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { expiryCode } from '../../../common/request/expireRequests.ts';
import { herdingDogAcceptance } from '../accept.ts';

export const expireHerdingDogsBulk = handleBulk(expireHerdingDogs, expiryCode(herdingDogAcceptance));
