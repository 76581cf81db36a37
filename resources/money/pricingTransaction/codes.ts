/** Credits that the operator adds or takes. */
export type PricingTransactionCode = 'TRANSACTION_ALREADY_REVERSED';
