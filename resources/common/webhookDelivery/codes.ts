/** Messages to other systems. */
export type WebhookDeliveryCode = 'WEBHOOK_IS_PENDING' | 'WEBHOOK_NOT_SET' | 'ERROR_SEND_WEBHOOK';
