/** Credits of an entity. */
export type BillingTransactionCode =
  | 'STATEMENT_FAILED'
  | 'STATEMENT_TOO_LONG'
  | 'MISSING_CREDITS'
  | 'INVALID_CREDITS'
  | 'MISSING_AMOUNT'
  | 'INVALID_AMOUNT'
  | 'ENTITY_NOT_BILLABLE';
