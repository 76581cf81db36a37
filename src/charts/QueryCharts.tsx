import type { ReactNode } from 'react';
import { QueryError } from '../components/QueryError.tsx';
import { ChartsSkeleton } from './ChartsSkeleton.tsx';

interface QueryChartsProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown };
  /** Draws what was read. */
  readonly children: (data: T) => ReactNode;
}

/** What a query answers as charts; before that their place, or why it could not be read. */
export function QueryCharts<T>({ query, children }: QueryChartsProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <QueryError query={query} /> : <ChartsSkeleton />;
}
