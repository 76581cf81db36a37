import { expireDiacRequests } from '../../../../../resources/requests/diacRequest/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { expiryCode } from '../../../common/request/expireRequests.ts';
import { diacRequestAcceptance } from '../accept.ts';

export const expireDiacRequestsBulk = handleBulk(expireDiacRequests, expiryCode(diacRequestAcceptance));
