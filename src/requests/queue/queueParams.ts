import type { AnyRequest } from '../../../resources/kit/request.ts';

/** Where a queue's page, order and filters are kept: the page of a request steps along the same list. */
export const queueKey = ({ resource }: { readonly resource: string }): string => `${resource}.listParams`;
/** The oldest request has waited longest. */
export const QUEUE_SORT = { field: 'creationTimestamp', order: 'ASC' } as const;
/** The requests that wait for a decision. */
export const TO_DECIDE = { validationStatus: 'WAITING_VALIDATION' } as const;

/** The address of a queue with filters. */
export const pathOfQueue = (
  { resource }: Pick<AnyRequest, 'resource'>,
  filter: Readonly<Record<string, unknown>>,
): string => `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
