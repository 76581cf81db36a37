import sql from 'sql-template-tag';
import { confirmHandover } from '../../../../resources/animals/registerHandover/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { exportAnimal } from './handovers.ts';
import { HANDOVER_DAYS } from './mails.ts';

export const confirmHandoverOperation = operationHandler(confirmHandover, {
  change: async () => ({
    contestEndTimestamp: sql`now() + make_interval(days => ${HANDOVER_DAYS}::int)`,
    messageState: null,
  }),
  after: async (write) => exportAnimal(write, write.record, 'CONFIRM_HANDOVER'),
});
