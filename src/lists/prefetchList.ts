import type { DataProvider, GetListParams } from 'react-admin';
import { queryClient } from '../runtime/queryClient.ts';

interface ListPage {
  readonly resource: string;
  readonly params: GetListParams;
}

const keyOf = ({ resource, params }: ListPage) => [resource, 'getList', params] as const;

/** Whether a page of a list can be drawn without waiting for the server. */
export const isListThere = (page: ListPage): boolean => queryClient.getQueryData(keyOf(page)) !== undefined;

/**
 * Asks for a page of a list before the list is drawn, under the very key that react-admin asks for: what is on its way,
 * or fresh, is not asked for again.
 */
export const prefetchList = (dataProvider: Pick<DataProvider, 'getList'>, page: ListPage): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: keyOf(page),
    queryFn: ({ signal }) => dataProvider.getList(page.resource, { ...page.params, signal }),
  });
