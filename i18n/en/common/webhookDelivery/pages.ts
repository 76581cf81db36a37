import type { webhookPages as source } from '../../../pt/common/webhookDelivery/pages.ts';
import type { Shape } from '../../../types.ts';

/** The log of messages to the software of accounting. */
export const webhookPages = {
  test: 'Send a test',
  tested: 'Test message being sent.',
  address: 'Messages are sent to %{url}, signed with the secret in the settings of the server.',
  none: 'No address is set: nothing is sent. Address and secret are set on the server, in CHARGE_WEBHOOK_URL and CHARGE_WEBHOOK_SECRET.',
} satisfies Shape<typeof source>;
