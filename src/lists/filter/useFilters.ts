import { useListFilterContext, type ListFilterContextValue } from 'react-admin';
import type { Values } from '../../fields/index.ts';

interface Filters extends Pick<ListFilterContextValue, 'setFilters'> {
  readonly filterValues: Values;
}

/** Returns the values by which the list is filtered, and how to set others. */
export const useFilters = (): Filters => useListFilterContext();
