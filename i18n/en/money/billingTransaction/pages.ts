import type { statementPages as source } from '../../../pt/money/billingTransaction/pages.ts';
import type { Shape } from '../../../types.ts';

/** The statement of an account. */
export const statementPages = {
  title: 'Statement of credits',
  period: 'Period',
  from: 'From',
  to: 'To',
  opening: 'Opening balance',
  added: 'Credits added',
  taken: 'Credits taken',
  closing: 'Closing balance',
  movements: 'Transactions',
  pdf: 'Save as PDF',
  xlsx: 'Save as Excel',
  none: 'No transactions in this period.',
  more: 'Show more (%{shown} of %{total})',
  filename: 'statement',
  date: 'Date',
  undone: 'Undone: %{what}',
  movement: 'Transaction',
  transponder: 'Transponder',
  document: 'Document',
  unitPrice: 'Price without VAT (€)',
  vatRate: 'VAT (%)',
  credits: 'Credits',
  balance: 'Balance',
} satisfies Shape<typeof source>;
