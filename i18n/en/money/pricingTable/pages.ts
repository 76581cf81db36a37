import type { pricingTablePages as source } from '../../../pt/money/pricingTable/pages.ts';
import type { Shape } from '../../../types.ts';

/** Pages of tables of prices. */
export const pricingTablePages = {
  prices: 'Prices of an entity',
  whose: 'Entity and day',
  list: 'Prices',
  day: 'Day',
  net: 'Without VAT',
  vat: 'VAT',
  gross: 'With VAT',
  free: 'Free',
  notBilled: 'This entity is not billable: it pays for no service.',
  overlaps: 'The validity of "%{name}" overlaps that of:',
  period: '%{from} to %{to}',
  openPeriod: 'from %{from}',
} satisfies Shape<typeof source>;
