import { notify } from '../notification/notify.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { OnFailed } from '../../../webhooks/webhookJob.ts';

/** Notifies the operator's staff that a message was given up. */
export const notifyOfWebhookFailure =
  (settings: Settings): OnFailed =>
  (tx, id, { event }) =>
    notify(
      { tx, caller: { actor: null }, services: { settings } },
      { permission: 'MANAGE_BILLING', type: 'WEBHOOK_FAILED', objectId: id, additionalInfo: { id, event } },
    );
