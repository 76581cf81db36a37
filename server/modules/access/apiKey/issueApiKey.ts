import sql from 'sql-template-tag';
import { issueApiKey } from '../../../../resources/access/apiKey/operations.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';

/** The key is answered here and nowhere else: its hash is stored. */
export const issueApiKeyOperation = operationHandler(issueApiKey, {
  after: async ({ tx, record }) => {
    const key = newToken();
    await tx.query(sql`update api_key set key_hash = ${hashToken(key)} where id = ${record.id}`);
    return { key };
  },
});
