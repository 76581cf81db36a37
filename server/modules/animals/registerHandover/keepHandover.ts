import { keepHandover } from '../../../../resources/animals/registerHandover/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { mailDecided } from './mails.ts';

export const keepHandoverOperation = operationHandler(keepHandover, {
  after: async (write) => mailDecided(write, write.record.animalId!, true),
});
