import { readWebhook, testWebhook } from '../../../../resources/common/webhookDelivery/calls.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { queueWebhook } from '../../../webhooks/queueWebhook.ts';
import { chargesTarget } from '../../../webhooks/targets.ts';

export const readWebhookHandler = handleRead(readWebhook, async ({ services: { settings } }) => ({
  url: chargesTarget(settings)?.url ?? null,
}));

export const testWebhookHandler = handleWrite(testWebhook, async ({ tx, services, audit, fail }) => {
  if (!chargesTarget(services.settings)) return fail('WEBHOOK_NOT_SET');
  const id = await queueWebhook(tx, { target: 'CHARGES', event: 'TEST', data: {} });
  audit({ action: 'WEBHOOK_TESTED', objectType: 'webhookDelivery', objectId: id! });
  return { id: id! };
});
