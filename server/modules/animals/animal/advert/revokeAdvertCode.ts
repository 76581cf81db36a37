import sql from 'sql-template-tag';
import { revokeAdvertCode } from '../../../../../resources/animals/animal/operations.ts';
import { operationHandler } from '../../../../crud/operationHandler.ts';

export const revokeAdvertCodeOperation = operationHandler(revokeAdvertCode, {
  after: async ({ tx, record }) => {
    await tx.query(sql`
      update advert_code set closed_timestamp = now() where animal_id = ${record.id} and closed_timestamp is null`);
    return { hasAdvertCode: false };
  },
});
