import { expiryOf } from '../../common/request/expiry.ts';
import { defineBulkOperation } from '../../kit/bulkOperation.ts';
import { diacRequest } from './schema.ts';

export const expireDiacRequests = defineBulkOperation(expiryOf('expireDiacRequests', diacRequest));
