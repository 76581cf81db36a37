import sql from 'sql-template-tag';
import { issueApiKey } from '../../../../resources/access/apiKey/operations.ts';
import { newApiKey, SHOWN } from '../../../auth/apiKeys.ts';
import { refuseImpersonated } from '../../../auth/refuseImpersonated.ts';
import { hashToken } from '../../../auth/session.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { noticeMade } from './making.ts';

/** The key is answered here and nowhere else: its hash is stored. */
export const issueApiKeyOperation = operationHandler(issueApiKey, {
  prepare: async ({ caller }) => {
    refuseImpersonated(caller.actor);
    return newApiKey();
  },
  change: async ({ prepared: key }) => ({ keyStart: key.slice(0, SHOWN) }),
  after: async (write) => {
    const { prepared: key } = write;
    await write.tx.query(sql`update api_key set key_hash = ${hashToken(key)}, previous_key_hash = null
      where id = ${write.record.id}`);
    noticeMade(write, write.record.id);
    return { key };
  },
});
