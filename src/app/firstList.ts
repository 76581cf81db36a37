import { dataProvider } from '../../dataProvider/index.ts';
import { hasBegun } from '../../dataProvider/client/begun.ts';
import type { IndexedModule } from '../../resources/kit/records/moduleIndex.ts';
import { PAGE_DEFAULT } from '../../resources/kit/calls/paging.ts';
import { prefetchList } from '../lists/prefetchList.ts';
import { deviceStore } from '../runtime/store.ts';

interface ListParams {
  readonly page?: number;
  readonly perPage?: number;
  readonly sort?: string;
  readonly order?: 'ASC' | 'DESC';
}

/** Milliseconds that the first drawing waits for a list's rows: its scripts took longer than most answers do. */
const PATIENCE = 150;

/**
 * Waits shortly for the first page of a module's list, where public/first-paint.js has asked for it: it is then drawn
 * with its rows, in one go, instead of first without them.
 */
export async function takeFirstList({ resource, path, list }: IndexedModule): Promise<void> {
  if (!hasBegun(`/api/${path}/search?`)) return;
  // React-admin notes here which lists have ticks of their own, and would draw the list again once it has.
  const ticks = `${resource}.selectedIds.storeKeys`;
  if (deviceStore.getItem(ticks) === undefined)
    deviceStore.setItem(ticks, [`${resource}.listParams.selectedIds`]);
  const left = deviceStore.getItem<ListParams>(`${resource}.listParams`) ?? {};
  const rows = prefetchList(dataProvider, {
    resource,
    params: {
      pagination: { page: left.page ?? 1, perPage: left.perPage ?? list.perPage ?? PAGE_DEFAULT },
      sort: { field: left.sort ?? list.sort[0], order: left.order ?? list.sort[1] },
      filter: {},
    },
  });
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
