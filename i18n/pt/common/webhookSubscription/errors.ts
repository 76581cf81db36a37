import type { WebhookSubscriptionCode } from '../../../../resources/common/webhookSubscription/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const webhookSubscriptionErrors = {
  WEBHOOK_IS_ACTIVE: 'O webhook já está ativo.',
  WEBHOOK_IS_INACTIVE: 'O webhook está parado.',
  WEBHOOK_WITHOUT_SECRET: 'Faça primeiro o segredo.',
  INVALID_WEBHOOK_ADDRESS: 'Indique um endereço público que comece por https://, sem palavra-passe.',
} as const satisfies CodeTexts<WebhookSubscriptionCode>;
