import sql from 'sql-template-tag';
import { makeWebhookSecret } from '../../../../resources/common/webhookSubscription/operations.ts';
import { newToken } from '../../../auth/session.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { refuseImpersonated } from '../../../auth/refuseImpersonated.ts';

/** The secret is answered here and nowhere else; it is kept, for messages are signed with it. */
export const makeWebhookSecretOperation = operationHandler(makeWebhookSecret, {
  prepare: async ({ caller }) => refuseImpersonated(caller.actor),
  after: async ({ tx, record }) => {
    const secret = newToken();
    await tx.query(sql`update webhook_subscription set secret = ${secret} where id = ${record.id}`);
    return { secret };
  },
});
