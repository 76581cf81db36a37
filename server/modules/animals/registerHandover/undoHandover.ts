import { undoHandover } from '../../../../resources/animals/registerHandover/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { returnAnimal } from './handovers.ts';
import { mailDecided } from './mails.ts';
import { queueMessage } from './messages.ts';

export const undoHandoverOperation = operationHandler(undoHandover, {
  after: async (write) => {
    const { tx, record } = write;
    await returnAnimal(write, record.animalId!, 'UNDO_HANDOVER');
    await mailDecided(write, record.animalId!, false);
    await queueMessage(tx, record.id, 'WITHDRAWN');
  },
});
