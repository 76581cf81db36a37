import { withdrawHandover } from '../../../../resources/animals/registerHandover/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { queueMessage } from './messages.ts';

export const withdrawHandoverOperation = operationHandler(withdrawHandover, {
  after: async ({ tx, record }) => {
    if (record.state === 'ANNOUNCED') await queueMessage(tx, record.id, 'WITHDRAWN');
  },
});
