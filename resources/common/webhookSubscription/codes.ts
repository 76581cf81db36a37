/** Addresses of programs that are notified of events. */
export type WebhookSubscriptionCode =
  'WEBHOOK_IS_ACTIVE' | 'WEBHOOK_IS_INACTIVE' | 'WEBHOOK_WITHOUT_SECRET' | 'INVALID_WEBHOOK_ADDRESS';
