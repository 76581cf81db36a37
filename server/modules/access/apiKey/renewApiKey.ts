import sql from 'sql-template-tag';
import { renewApiKey } from '../../../../resources/access/apiKey/operations.ts';
import { newApiKey, SHOWN } from '../../../auth/apiKeys.ts';
import { refuseImpersonated } from '../../../auth/refuseImpersonated.ts';
import { hashToken } from '../../../auth/session.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { noticeMade } from './making.ts';

/** A further key; the one before is kept until its last moment. */
export const renewApiKeyOperation = operationHandler(renewApiKey, {
  prepare: async ({ caller }) => {
    refuseImpersonated(caller.actor);
    return newApiKey();
  },
  change: async ({ prepared: key }) => ({ keyStart: key.slice(0, SHOWN) }),
  after: async (write) => {
    const { prepared: key } = write;
    await write.tx.query(sql`update api_key set previous_key_hash = key_hash, key_hash = ${hashToken(key)}
      where id = ${write.record.id}`);
    noticeMade(write, write.record.id);
    return { key };
  },
});
