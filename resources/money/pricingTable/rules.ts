import type { FieldError } from '../../kit/codes.ts';
import type { FieldMode } from '../../kit/module.ts';
import { dayIn } from '../../numbers/dates.ts';
import type { PriceLine } from './services.ts';

interface Given {
  readonly validFrom?: string | null;
  readonly validTo?: string | null;
  readonly lines?: readonly Partial<PriceLine>[] | null;
  readonly isInUse?: boolean | null;
}

/** The fields of a table in use are read only. */
export function pricingTableModes({
  before,
}: {
  readonly before: Given | null;
}): Partial<Record<'name' | 'validFrom' | 'validTo' | 'entityProfileIds' | 'lines', FieldMode>> {
  if (!before?.isInUse) return {};
  return { name: 'read', validFrom: 'read', validTo: 'read', entityProfileIds: 'read', lines: 'read' };
}

/** A rate with more than two decimals would not be the one that is stored with the movements. */
const hasTwoDecimals = (rate: number): boolean => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6;

/**
 * A table ends after it begins, and begins today or later: a price does not change after the act. It has one line for
 * each service, and its line for the sale of credits sells one.
 */
export function checkPricingTable({
  record,
  before,
}: {
  readonly record: Given;
  readonly before: Given | null;
}): readonly FieldError[] {
  const { validFrom, validTo, lines } = record;
  const faults: FieldError[] = [];
  if (validFrom && validFrom !== before?.validFrom && validFrom < dayIn())
    faults.push({ property: 'validFrom', error: 'VALID_FROM_IN_PAST' });
  if (validFrom && validTo && validTo < validFrom)
    faults.push({ property: 'validTo', error: 'INVALID_VALID_TO' });
  const seen = new Set<string>();
  for (const [at, { service, credits, vatRate }] of (lines ?? []).entries()) {
    if (service && seen.has(service))
      faults.push({ property: `lines[${at}].service`, error: 'DUPLICATE_SERVICE' });
    if (service) seen.add(service);
    if (service === 'CREDITS' && typeof credits === 'number' && credits !== 1)
      faults.push({ property: `lines[${at}].credits`, error: 'SELLS_ONE_CREDIT' });
    if (typeof vatRate === 'number' && !hasTwoDecimals(vatRate))
      faults.push({ property: `lines[${at}].vatRate`, error: 'INVALID_VAT_RATE' });
  }
  return faults;
}
