import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  DASHBOARD_FILTERS,
  type DashboardFilter,
  type DashboardFilters,
} from '../../../../../resources/figures/dashboard/filters.ts';
import { PERIODS } from '../../../../../resources/figures/dataSet/query.ts';
import { isId } from '../../../../../resources/numbers/recordId.ts';

/** The filters of a dashboard as the address has them, and how one is set: each is a step back in the browser. */
export function useDashboardFilters(): {
  readonly filters: DashboardFilters;
  readonly set: (name: DashboardFilter, value: string | null) => void;
  readonly clear: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo((): DashboardFilters => {
    const period = PERIODS.find((one) => one === search.get('period'));
    const idOf = (name: string) => {
      const text = search.get(name) ?? '';
      return isId(text) ? Number(text) : undefined;
    };
    const entity = idOf('entity');
    const municipality = idOf('municipality');
    const species = idOf('species');
    return {
      ...(period && { period }),
      ...(entity !== undefined && { entity }),
      ...(municipality !== undefined && { municipality }),
      ...(species !== undefined && { species }),
    };
  }, [search]);
  const set = useCallback(
    (name: DashboardFilter, value: string | null) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  const clear = useCallback(
    () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of DASHBOARD_FILTERS) after.delete(name);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  return { filters, set, clear };
}
