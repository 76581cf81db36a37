/** Credits of an entity. */
export type BillingTransactionCode =
  'MISSING_CREDITS' | 'INVALID_CREDITS' | 'MISSING_AMOUNT' | 'INVALID_AMOUNT' | 'ENTITY_NOT_BILLABLE';
