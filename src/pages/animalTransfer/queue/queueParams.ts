/** Where the queue's page, order and filters are kept: the page of a request goes on along the same list. */
export const QUEUE_KEY = 'transfers.listParams';
/** The oldest request has waited longest. */
export const QUEUE_SORT = { field: 'creationTimestamp', order: 'ASC' } as const;
/** The requests that wait for a decision. */
export const TO_DECIDE = { validationStatus: 'WAITING_VALIDATION' } as const;
