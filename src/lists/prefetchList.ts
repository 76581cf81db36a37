import type { DataProvider, GetListParams } from 'react-admin';
import { queryClient } from '../runtime/queryClient.ts';

/**
 * Asks for a page of a list before the list is drawn, under the very key that react-admin asks for: what is on its way,
 * or fresh, is not asked for again.
 */
export const prefetchList = (
  dataProvider: Pick<DataProvider, 'getList'>,
  resource: string,
  params: GetListParams,
): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: [resource, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
  });
