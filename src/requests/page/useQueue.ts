import { useGetList, useStore } from 'react-admin';
import type { AnyRequest } from '../../../resources/kit/request.ts';
import { TO_DECIDE } from '../../../resources/common/request/overview.ts';
import { queueKey, QUEUE_SORT, WINDOW, windowOf } from '../queue/queueParams.ts';
import { isEstimated } from '../../lists/useTotalText.ts';
import type { RequestRow } from '../requestRow.ts';

interface ListParams {
  readonly sort?: string;
  readonly order?: 'ASC' | 'DESC';
  readonly page?: number;
  readonly perPage?: number;
  readonly filter?: Record<string, unknown>;
}

/** Where a request stands in the list that one came from: its place, how many there are, and its neighbours. */
export function useQueue(module: AnyRequest, id: number) {
  const [params] = useStore<ListParams>(queueKey(module), {});
  const part = windowOf(params);
  const {
    data = [],
    total = 0,
    meta,
    isPending,
  } = useGetList<RequestRow>(module.resource, {
    filter: params.filter ?? TO_DECIDE,
    sort: { field: params.sort ?? QUEUE_SORT.field, order: params.order ?? QUEUE_SORT.order },
    pagination: { page: part, perPage: WINDOW },
  });
  const at = data.findIndex((row) => row.id === id);
  const isOpen = (row: RequestRow) => !row.closed && row.id !== id;
  return {
    /** From 1; nothing where the request is not in that list. */
    position: at < 0 ? null : (part - 1) * WINDOW + at + 1,
    /** The list has not come yet. */
    isPending,
    total,
    isEstimate: isEstimated(meta),
    previous: at > 0 ? (data[at - 1]?.id ?? null) : null,
    next: at >= 0 ? (data[at + 1]?.id ?? null) : null,
    /** The open request to go on with after this one is decided: the next, or else one before. */
    nextOpen: (data.slice(at + 1).find(isOpen) ?? data.find(isOpen))?.id ?? null,
  };
}
