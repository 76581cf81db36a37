import type { FieldError } from '../../kit/codes.ts';

interface Given {
  readonly type?: string | null;
  readonly credits?: number | null;
  readonly documentNumber?: string | null;
}

/**
 * A transaction moves some credits; charge and refund say by their type which way, and name the document that was
 * issued for them.
 */
export function checkPricingTransaction({ record }: { readonly record: Given }): readonly FieldError[] {
  const { type, credits, documentNumber } = record;
  const faults: FieldError[] = [];
  const isAdjustment = type === 'ADJUSTMENT';
  if (typeof credits === 'number' && (credits === 0 || (!isAdjustment && credits < 0)))
    faults.push({ property: 'credits', error: 'INVALID_CREDITS' });
  if (type && !isAdjustment && !documentNumber)
    faults.push({ property: 'documentNumber', error: 'MISSING_DOCUMENT_NUMBER' });
  return faults;
}
