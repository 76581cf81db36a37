import { expireDeathRequests } from '../../../../../resources/requests/deathRequest/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { expiryCode } from '../../../common/request/expireRequests.ts';
import { deathRequestAcceptance } from '../accept.ts';

export const expireDeathRequestsBulk = handleBulk(expireDeathRequests, expiryCode(deathRequestAcceptance));
