import { notify } from '../notification/notify.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { WebhookNotices } from '../../../webhooks/webhookJob.ts';

/** Notifies the operator's staff that a message was given up, and an entity that an address of it gets no more. */
export const webhookNotices = (settings: Settings): WebhookNotices => {
  const context = { caller: { actor: null }, services: { settings } };
  return {
    onFailed: (tx, id, { event }) =>
      notify(
        { tx, ...context },
        {
          permission: 'MANAGE_BILLING',
          type: 'WEBHOOK_FAILED',
          objectId: id,
          additionalInfo: { id, event },
        },
      ),
    onStopped: (tx, { id, name, entityId }) =>
      notify(
        { tx, ...context },
        {
          entityId,
          permission: 'MANAGE_API_KEYS',
          type: 'WEBHOOK_STOPPED',
          objectId: id,
          additionalInfo: { name },
        },
      ),
  };
};
