import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';

/** A page of what is found, and how much there is. */
interface Found<Row> {
  readonly content: readonly Row[];
  readonly totalItems: number;
  readonly totalIsEstimate?: boolean | undefined;
}

interface PagedListOptions<Row> {
  /** The key of the query, with the filters. */
  readonly key: QueryKey;
  readonly perPage: number;
  readonly read: (
    asked: { readonly currentPage: number; readonly itemsPerPage: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<Found<Row>>;
  readonly staleTime?: number;
  readonly enabled?: boolean;
}

interface Address {
  /** From 1. */
  readonly page: number;
  readonly go: (values: { readonly page: number }) => void;
}

/** Reads the page of a list that the address names, for `QueryList`; the one before stays until the next is there. */
export function usePagedList<Row>({ page, go }: Address, options: PagedListOptions<Row>) {
  const { key, perPage, read, ...others } = options;
  const query = useQuery({
    queryKey: [...key, page],
    queryFn: ({ signal }) => read({ currentPage: page - 1, itemsPerPage: perPage }, { signal }),
    placeholderData: keepPreviousData,
    ...others,
  });
  return { query, rows: query.data?.content, pages: { page, perPage, found: query.data, go } };
}
