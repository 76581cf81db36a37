/** Where the queue's page, order and filters are kept: the page of a request goes on along the same list. */
export const QUEUE_KEY = 'transfers.listParams';
/** The oldest request has waited longest. */
export const QUEUE_SORT = { field: 'creationTimestamp', order: 'ASC' } as const;
/** Those that wait for somebody. */
export const OPEN_FIRST = { closed: false } as const;
