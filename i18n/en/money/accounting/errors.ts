import type { AccountingCode } from '../../../../resources/money/accounting/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** What accounting gets of a month. */
export const accountingErrors = {
  ERROR_CLOSE_MONTH: 'The month could not be closed.',
  ERROR_SAVE_INVOICE_NUMBER: 'The invoice number could not be saved.',
  MONTH_NOT_OVER: 'The month is not over yet. It can be closed one hour after its end.',
  MONTH_IS_CLOSED: 'The month is already closed.',
  ACCOUNTING_TOO_LONG: 'The month has more than 50,000 rows and does not fit in one file.',
  MOVEMENT_TAKES_NO_INVOICE: 'Only a top-up or a refund has an invoice number.',
  MISSING_INVOICE_NUMBER: 'Enter the invoice number.',
  INVALID_INVOICE_NUMBER:
    'An invoice number has up to 60 letters, digits, spaces, full stops, slashes or hyphens.',
} satisfies CodeTexts<AccountingCode>;
