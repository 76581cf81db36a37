import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Pages } from './ListPages.tsx';
import { QueryError } from '../components/QueryError.tsx';
import { useUrlParam } from '../runtime/address/useUrlParam.ts';

/**
 * The part of a query of @tanstack/react-query that the list needs.
 */
export interface ListQuery {
  readonly error: unknown;
  readonly isPending: boolean;
  /** The shown data belongs to the last query. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface QueryListProps<Row> {
  readonly query: ListQuery;
  /** The rows, once they are fetched. */
  readonly rows: readonly Row[] | undefined;
  /** The list's name, read out. */
  readonly label: string;
  /** The number and height of the skeleton lines before the first answer. */
  readonly lines: number;
  readonly lineHeight: number;
  /** One after the other in time: read out as numbered. */
  readonly ordered?: boolean;
  /** In place of the list where it is empty: why, and the next step. */
  readonly empty?: ReactNode;
  /** Which page of how many rows this is; the address has it as `page`. */
  readonly pages?: {
    readonly page: number;
    readonly perPage: number;
    /** The answer that the page came with. */
    readonly found:
      { readonly totalItems: number; readonly totalIsEstimate?: boolean | undefined } | undefined;
    readonly go: (values: { readonly page: number }) => void;
  };
  /** One row, as a list item with a key. */
  readonly children: (row: Row) => ReactNode;
}

/** A list on a card: on its way, refused, empty, or its rows and what leads to its other pages. */
export function QueryList<Row>(props: QueryListProps<Row>) {
  const { query, rows, label, lines, lineHeight, ordered = false, empty, pages, children } = props;
  const translate = useTranslate();
  const isBeyond = useWayBack(query, rows, pages);
  return (
    <>
      <QueryError query={query} isPage={rows === undefined} />
      {query.isPending && !query.error && (
        <Card aria-busy aria-label={translate('kit.list.loading')}>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} sx={{ mx: 2, my: 1.5 }} height={lineHeight} />
          ))}
        </Card>
      )}
      {/* Asked again in vain, an empty list may no longer be empty. */}
      {rows?.length === 0 && !isBeyond && !query.error && empty && <Card>{empty}</Card>}
      {rows && rows.length > 0 && (
        <Card
          component={ordered ? 'ol' : 'ul'}
          aria-label={label}
          aria-busy={query.isPlaceholderData}
          sx={{ m: 0, p: 0, listStyle: 'none', opacity: query.isPlaceholderData ? 0.6 : 1 }}
        >
          {rows.map(children)}
        </Card>
      )}
      {pages && (
        <Pages
          page={pages.page}
          perPage={pages.perPage}
          total={pages.found?.totalItems ?? 0}
          isEstimate={pages.found?.totalIsEstimate ?? false}
          setPage={(page) => pages.go({ page })}
        />
      )}
    </>
  );
}

/** A page that has emptied itself leads back to the last one that is left. */
function useWayBack(
  query: ListQuery,
  rows: readonly unknown[] | undefined,
  pages: QueryListProps<never>['pages'],
): boolean {
  const [, setPage] = useUrlParam('page');
  const isBeyond = rows?.length === 0 && !query.isPlaceholderData && (pages?.page ?? 1) > 1;
  const leadBack = useEffectEvent(() => {
    const last = Math.ceil((pages?.found?.totalItems ?? 0) / (pages?.perPage ?? 1));
    // An estimated total may still count this page in: then to the first, and never in circles.
    setPage(last > 1 && last < (pages?.page ?? 1) ? String(last) : null);
  });
  useEffect(() => {
    if (isBeyond) leadBack();
  }, [isBeyond, pages?.page]);
  return isBeyond;
}
