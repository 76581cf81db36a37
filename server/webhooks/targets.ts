import type { WebhookTargetName } from '../../resources/common/webhookDelivery/targets.ts';
import type { Settings } from '../settings/settings.ts';
import type { WebhookSetting } from '../settings/webhooks.ts';

type WebhookContext = Pick<Settings, 'webhooks' | 'production'>;

/** An address that messages are sent to. */
export interface WebhookTarget extends WebhookSetting {
  /** Whether it may be on this machine: an address of the settings, outside production. Never one that users enter. */
  readonly allowsLoopback: boolean;
}

/**
 * The addresses by their names. Those of entities will be rows of their own: their names are looked up here as well, and
 * all else of sending stays as it is.
 */
const TARGETS: Readonly<Record<WebhookTargetName, (settings: WebhookContext) => WebhookSetting | undefined>> =
  {
    CHARGES: ({ webhooks }) => webhooks.charges,
  };

/** The address of a name; nothing where none is set. */
export function findTarget(settings: WebhookContext, name: WebhookTargetName): WebhookTarget | undefined {
  const setting = TARGETS[name](settings);
  return setting && { ...setting, allowsLoopback: !settings.production };
}
