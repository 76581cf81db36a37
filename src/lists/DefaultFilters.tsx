import type { ReactNode } from 'react';
import { useStore, type ListParams } from 'react-admin';
import { Navigate, useLocation } from 'react-router';

interface DefaultFiltersProps {
  /** Where the list keeps its page, order and filters. */
  readonly storeKey: string;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

const LIST_PARAMS = ['filter', 'sort', 'order', 'page', 'perPage'] as const;

/**
 * Names the filters of the list below in an address that names something else, as a dialog or a preview: react-admin
 * takes default and remembered filters only where the address names nothing at all.
 */
export function DefaultFilters({ storeKey, filters, children }: DefaultFiltersProps) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const [kept] = useStore<Partial<ListParams>>(storeKey, {});
  const named = new URLSearchParams(search);
  if (search === '' || LIST_PARAMS.some((name) => named.has(name))) return children;
  named.set('filter', JSON.stringify(kept.filter ?? filters));
  return <Navigate replace to={{ search: `?${named}` }} state={state} />;
}
