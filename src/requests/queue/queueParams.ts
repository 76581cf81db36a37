import { PAGE_DEFAULT } from '../../../resources/kit/calls/paging.ts';
import type { AnyRequest } from '../../../resources/kit/request.ts';

/** Where a queue's page, order and filters are kept: the page of a request steps along the same list. */
export const queueKey = ({ resource }: { readonly resource: string }): string => `${resource}.listParams`;
/** The oldest request has waited longest. */
export const QUEUE_SORT = { field: 'creationTimestamp', order: 'ASC' } as const;

/** The address of a queue with filters. */
export const pathOfQueue = (
  { resource }: Pick<AnyRequest, 'resource'>,
  filter: Readonly<Record<string, unknown>>,
): string => `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** So many neighbours of a request are known at once: the most that one call gives. */
export const WINDOW = 100;

/** The part of a queue, from 1, in which the page lies that one came from. */
export const windowOf = ({
  page = 1,
  perPage = PAGE_DEFAULT,
}: {
  readonly page?: number;
  readonly perPage?: number;
}): number => Math.floor(((page - 1) * perPage) / WINDOW) + 1;
