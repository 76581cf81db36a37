/** References by which credits are paid for. */
export type MultibancoReferenceCode =
  | 'REFERENCES_NOT_OFFERED'
  | 'REFERENCES_EXHAUSTED'
  | 'CREDITS_NOT_PRICED'
  | 'PRICE_HAS_CHANGED'
  | 'TOO_MANY_PENDING_REFERENCES'
  | 'NOT_A_DEMONSTRATION';
