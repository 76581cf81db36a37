/** Where a queue's page, order and filters are kept: the page of a request steps along the same list. */
export const queueKey = ({ resource }: { readonly resource: string }): string => `${resource}.listParams`;
/** The oldest request has waited longest. */
export const QUEUE_SORT = { field: 'creationTimestamp', order: 'ASC' } as const;
/** The requests that wait for a decision. */
export const TO_DECIDE = { validationStatus: 'WAITING_VALIDATION' } as const;
