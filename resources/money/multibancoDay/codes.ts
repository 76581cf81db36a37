/** The provider's file of a day. */
export type MultibancoDayCode =
  | 'ERROR_READ_PAYMENT_FILE'
  | 'INVALID_DAY'
  | 'INVALID_PAYMENT_FILE'
  | 'EMPTY_PAYMENT_FILE'
  | 'PAYMENT_IN_OTHER_FILE';
