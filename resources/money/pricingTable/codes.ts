/** Prices of services. */
export type PricingTableCode =
  | 'PRICING_TABLE_IN_USE'
  | 'PRICING_TABLE_ENDED'
  | 'VALID_FROM_IN_PAST'
  | 'SELLS_ONE_CREDIT'
  | 'DUPLICATE_SERVICE'
  | 'MISSING_LAST_DAY'
  | 'INVALID_LAST_DAY';
