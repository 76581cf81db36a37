import { expiryOf } from '../../common/request/expiry.ts';
import { defineBulkOperation } from '../../kit/bulkOperation.ts';
import { deathRequest } from './schema.ts';

export const expireDeathRequests = defineBulkOperation(expiryOf('expireDeathRequests', deathRequest));
