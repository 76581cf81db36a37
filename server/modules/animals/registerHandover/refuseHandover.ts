import { refuseHandover } from '../../../../resources/animals/registerHandover/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { queueMessage } from './messages.ts';

export const refuseHandoverOperation = operationHandler(refuseHandover, {
  after: async ({ tx, record }) => queueMessage(tx, record.id, 'REFUSED'),
});
