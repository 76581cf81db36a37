import sql from 'sql-template-tag';
import { webhookSubscription } from '../../../../resources/common/webhookSubscription/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { refuseImpersonated } from '../../../auth/refuseImpersonated.ts';

export const webhookSubscriptionHooks = hooksFor(webhookSubscription, {
  scope: ({ actor }) => (actor.isOperator ? null : sql`t.entity_id = ${actor.entity?.id ?? null}::bigint`),
  // Messages leave long after the session: none sets an address in the name of another.
  checkInput: async ({ caller }) => refuseImpersonated(caller.actor),
  beforeSave: async ({ before, caller: { actor } }) => {
    if (before) return {};
    return { entityId: actor?.entity?.id ?? null, active: false };
  },
});
