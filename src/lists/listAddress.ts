import type { Field } from '../../resources/kit/fields.ts';
import { isId } from '../../resources/numbers/recordId.ts';
import { isEmpty } from '../fields/index.ts';
import { pageNumber } from '../runtime/address/pageNumber.ts';

/** Whether a filter of an address is one that its field can have: records are named by their ids. */
const isPossible = (field: Field | undefined, value: unknown): boolean =>
  (field?.kind !== 'reference' && field?.kind !== 'references') ||
  (Array.isArray(value) ? value : [value]).every((one) => isEmpty(one) || isId(String(one)));

function filterOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const filter: unknown = JSON.parse(text);
    return typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Returns the address of a list without filters by records that cannot exist and without a page beyond the last;
 * nothing where the address is right. Anybody can write an address, and the server refuses what no list can have.
 */
export function correctedListAddress(
  fields: Readonly<Record<string, Field>>,
  search: URLSearchParams,
): URLSearchParams | null {
  const page = search.get('page');
  const text = search.get('filter');
  const filter = Object.entries(text === null ? {} : filterOf(text));
  const possible = filter.filter(([name, value]) => isPossible(fields[name], value));
  const isPage = page === null || String(pageNumber(page)) === page;
  if (isPage && possible.length === filter.length) return null;
  const corrected = new URLSearchParams(search);
  if (!isPage) corrected.set('page', String(pageNumber(page)));
  if (possible.length < filter.length) corrected.set('filter', JSON.stringify(Object.fromEntries(possible)));
  return corrected;
}
