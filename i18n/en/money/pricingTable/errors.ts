import type { PricingTableCode } from '../../../../resources/money/pricingTable/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Prices of services. */
export const pricingTableErrors = {
  PRICING_TABLE_IN_USE: 'The table is in use and cannot be changed. Make the next one.',
  PRICING_TABLE_ENDED: 'The table has already ended.',
  VALID_FROM_IN_PAST: 'The first day must be today or later.',
  SELLS_ONE_CREDIT: 'The sale of one credit has 1 credit.',
  DUPLICATE_SERVICE: 'The service already has a price in this table.',
  MISSING_LAST_DAY: 'Enter the last day.',
  INVALID_LAST_DAY: 'The last day must be today or later, and within the validity of the table.',
} satisfies CodeTexts<PricingTableCode>;
