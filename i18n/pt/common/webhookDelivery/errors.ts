import type { WebhookDeliveryCode } from '../../../../resources/common/webhookDelivery/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Messages to other systems. */
export const webhookDeliveryErrors = {
  WEBHOOK_IS_PENDING: 'A mensagem ainda está a ser enviada.',
  WEBHOOK_NOT_SET: 'Não está definido nenhum endereço. Indique-o na configuração do servidor.',
  ERROR_SEND_WEBHOOK: 'A mensagem não pôde ser enviada.',
} as const satisfies CodeTexts<WebhookDeliveryCode>;
