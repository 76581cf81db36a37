import sql from 'sql-template-tag';
import type { WebhookTargetName } from '../../resources/common/webhookDelivery/targets.ts';
import { findOne, type Queryable } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import type { WebhookSetting } from '../settings/webhooks.ts';

/** What of the settings decides where messages are sent. */
export type WebhookContext = Pick<Settings, 'webhooks' | 'production'>;

/** An address that messages are sent to. */
export interface WebhookTarget extends WebhookSetting {
  /** Whether it may be on this machine: an address of the settings outside production, one of an entity in tests. */
  readonly allowsLoopback: boolean;
}

/** The address that the settings have for charges; nothing where none is set. */
export const chargesTarget = ({ webhooks, production }: WebhookContext): WebhookTarget | undefined =>
  webhooks.charges && { ...webhooks.charges, allowsLoopback: !production };

/** The address that a message is for; nothing where there is none any more, or it is stopped. */
export async function findTarget(
  db: Queryable,
  settings: WebhookContext,
  { target, subscriptionId }: { readonly target: WebhookTargetName; readonly subscriptionId: number | null },
): Promise<WebhookTarget | undefined> {
  if (target === 'CHARGES') return chargesTarget(settings);
  const own = await findOne<WebhookSetting>(
    db,
    sql`select url, secret from webhook_subscription where id = ${subscriptionId} and active and secret is not null`,
  );
  return own && { ...own, allowsLoopback: settings.webhooks.entitiesOnLoopback };
}
