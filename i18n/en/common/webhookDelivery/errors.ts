import type { WebhookDeliveryCode } from '../../../../resources/common/webhookDelivery/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Messages to other systems. */
export const webhookDeliveryErrors = {
  WEBHOOK_IS_PENDING: 'The message is still being sent.',
  WEBHOOK_NOT_SET: 'No address is set. Enter it in the settings of the server.',
  ERROR_SEND_WEBHOOK: 'The message could not be sent.',
} satisfies CodeTexts<WebhookDeliveryCode>;
