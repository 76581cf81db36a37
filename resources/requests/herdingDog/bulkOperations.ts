import { expiryOf } from '../../common/request/expiry.ts';
import { defineBulkOperation } from '../../kit/bulkOperation.ts';
import { herdingDog } from './schema.ts';

export const expireHerdingDogs = defineBulkOperation(expiryOf('expireHerdingDogs', herdingDog));
