import type { FieldError } from '../../kit/codes.ts';
import { dayIn } from '../../numbers/dates.ts';
import { networksIn } from '../../numbers/networks.ts';
import { callNamesIn } from './scopes.ts';

interface KeyInput {
  readonly scopes?: readonly string[] | null;
  readonly calls?: string | null;
  readonly addresses?: string | null;
  readonly endDate?: string | null;
}

/** Returns what is wrong with a key as far as its own fields show: it allows nothing, from nowhere, or has ended. */
export function checkApiKey(record: KeyInput, before: KeyInput | null, timezone: string): FieldError[] {
  const found: FieldError[] = [];
  if ((record.scopes ?? []).length === 0 && callNamesIn(record.calls).length === 0)
    found.push({ property: 'scopes', error: 'MISSING_SCOPES' });
  if (networksIn(record.addresses).includes(undefined))
    found.push({ property: 'addresses', error: 'INVALID_ADDRESSES' });
  const { endDate } = record;
  if (endDate && endDate !== before?.endDate && endDate <= dayIn(timezone))
    found.push({ property: 'endDate', error: 'INVALID_END_DATE' });
  return found;
}
