import sql, { type Sql } from 'sql-template-tag';
import { MANAGE_WEBHOOKS, webhookDelivery } from '../../../../resources/common/webhookDelivery/schema.ts';
import { MANAGE_KEYS } from '../../../../resources/access/apiKey/schema.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';

/** Messages to addresses of the own entity; to that of the settings, those who keep it. */
function scope({ actor }: SignedInCaller): Sql {
  const own = allows(MANAGE_KEYS, actor)
    ? sql`t.subscription_id in (select id from webhook_subscription where entity_id = ${actor.entity?.id ?? null}::bigint)`
    : sql`false`;
  return allows(MANAGE_WEBHOOKS, actor) ? sql`(t.subscription_id is null or ${own})` : own;
}

export const webhookDeliveryHooks = hooksFor(webhookDelivery, {
  scope,
  hasSearchText: false,
  auditDetails: ({ event, target }) => ({ event, target }),
});
