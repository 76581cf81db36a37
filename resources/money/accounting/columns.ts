/**
 * The columns of the file of a month, which programs read by these names: the same in every language. Amounts are euros
 * with two decimals, moments ISO 8601 in UTC, days those of Portugal.
 */
export const ACCOUNTING_COLUMNS = [
  /** A value of `ACCOUNTING_KINDS`. */
  'kind',
  'day',
  'bookedAt',
  /** Of the movement in the account book, or of the payment. */
  'id',
  'entityId',
  'entityName',
  'taxNumber',
  'credits',
  'unitPrice',
  'netAmount',
  'vatRate',
  'vatAmount',
  'amount',
  /** Of the invoice or credit note. */
  'invoiceNumber',
  /** How it was paid, or what the operator entered as its document. */
  'reference',
  'providerTransaction',
  'paidAt',
  /** The movement that it undoes, credits or numbers. */
  'refersTo',
  'status',
] as const;

export type AccountingColumn = (typeof ACCOUNTING_COLUMNS)[number];

/**
 * What a row is: a movement of credits (charge, refund, adjustment), money that arrived or was given back, or the number
 * of an invoice that was entered for a movement of an earlier month.
 */
export const ACCOUNTING_KINDS = [
  'CHARGE',
  'REFUND',
  'ADJUSTMENT',
  'PAYMENT',
  'PAYMENT_REFUND',
  'INVOICE_NUMBER',
] as const;

/** Columns whose values are numbers that are reckoned with. */
export const ACCOUNTING_NUMBERS: readonly AccountingColumn[] = [
  'credits',
  'unitPrice',
  'netAmount',
  'vatRate',
  'vatAmount',
  'amount',
];

/** The most rows of a month. */
export const MAX_ACCOUNTING_ROWS = 50_000;
