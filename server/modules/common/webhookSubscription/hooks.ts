import sql from 'sql-template-tag';
import { webhookSubscription } from '../../../../resources/common/webhookSubscription/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { conflict } from '../../../errors.ts';

export const webhookSubscriptionHooks = hooksFor(webhookSubscription, {
  scope: ({ actor }) => (actor.isOperator ? null : sql`t.entity_id = ${actor.entity?.id ?? null}::bigint`),
  checkInput: async ({ caller: { actor } }) => {
    // Messages leave long after the session: none sets an address in the name of another.
    if (actor.impersonatorId !== null) throw conflict('NOT_WHILE_IMPERSONATING');
  },
  beforeSave: async ({ before, caller: { actor } }) => {
    if (before) return {};
    return { entityId: actor?.entity?.id ?? null, active: false };
  },
});
