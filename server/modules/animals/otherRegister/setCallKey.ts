import sql from 'sql-template-tag';
import { setCallKey } from '../../../../resources/animals/otherRegister/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';

export const setCallKeyOperation = operationHandler(setCallKey, {
  after: async ({ tx, record, input }) => {
    await tx.query(sql`update other_register set call_key = ${input.callKey} where id = ${record.id}`);
  },
});
