import { takeOver } from '../../../../resources/animals/registerHandover/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { findAnimalId } from '../animal/record/animalOfRequest.ts';
import { returnAnimal } from './handovers.ts';
import { queueMessage } from './messages.ts';

/** The animal is registered here by its number, so that there is one record of it; one that was exported comes back. */
export const takeOverOperation = operationHandler(takeOver, {
  load: async ({ tx, record, fail }) =>
    (await findAnimalId(tx, record.transponder)) ?? fail('HANDOVER_NOT_REGISTERED_YET'),
  change: async ({ loaded }) => ({ animalId: loaded }),
  after: async (write) => {
    await returnAnimal(write, write.loaded, 'TAKE_OVER');
    await queueMessage(write.tx, write.record.id, 'CONFIRMED');
  },
});
