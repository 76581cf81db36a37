import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import { convertErrors } from './errors.ts';
import { send } from './client/httpClient.ts';
import { queryString } from './query.ts';

/** A list as every search call answers. */
interface Page<R> {
  readonly content: readonly R[];
  readonly totalItems: number;
  readonly totalIsEstimate?: true;
  readonly cursor?: string;
}

/** Longer queries go into the body of a POST: addresses beyond this length are cut on the way. */
const QUERY_MAX = 1_500;

/** The names of the search calls for a list's page, order and filters. */
function searchQuery({ pagination, sort, filter }: Partial<GetListParams>): Record<string, unknown> {
  const { q, ...rest } = (filter ?? {}) as Record<string, unknown>;
  return {
    ...(pagination && { currentPage: pagination.page - 1, itemsPerPage: pagination.perPage }),
    ...(sort?.field && { sortProperty: sort.field, sortDirection: sort.order }),
    ...(q !== undefined && { universalSearch: q }),
    ...rest,
  };
}

/** Calls `/{path}/search`. `meta` says whether the total was estimated. */
export async function search<R extends RaRecord>(
  path: string,
  params: Partial<GetListParams>,
): Promise<GetListResult<R>> {
  const query = searchQuery(params);
  const text = queryString(query);
  const { json } = await convertErrors(
    text.length > QUERY_MAX
      ? send<Page<R>>(`/${path}/search`, {
          method: 'POST',
          body: filled(query),
          reads: true,
          signal: params.signal,
        })
      : send<Page<R>>(`/${path}/search${text}`, { signal: params.signal }),
  );
  const { content, totalItems, totalIsEstimate, cursor } = json;
  return {
    data: [...content],
    total: totalItems,
    meta: { totalIsEstimate: totalIsEstimate ?? false, cursor },
  };
}

const filled = (query: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
