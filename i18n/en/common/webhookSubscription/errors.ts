import type { WebhookSubscriptionCode } from '../../../../resources/common/webhookSubscription/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const webhookSubscriptionErrors = {
  WEBHOOK_IS_ACTIVE: 'The webhook is active already.',
  WEBHOOK_IS_INACTIVE: 'The webhook is stopped.',
  WEBHOOK_WITHOUT_SECRET: 'Make the secret first.',
  INVALID_WEBHOOK_ADDRESS: 'Enter a public address that starts with https://, without a password.',
} satisfies CodeTexts<WebhookSubscriptionCode>;
