import type { multibancoReferencePages as source } from '../../../pt/money/multibancoReference/pages.ts';
import type { Shape } from '../../../types.ts';

export const multibancoReferencePages = {
  intro:
    'Choose how many credits to add. The reference is paid at a cash machine or with your bank, and the credits are there as soon as the payment is reported.',
  spend: 'Or enter how much to spend (€)',
  spendHelp: 'With VAT.',
  fillIn: 'Work out credits',
  tooLittle: 'The amount is too small for a credit.',
  price: 'Price',
  unitPrice: 'Price of a credit, without VAT',
  netAmount: 'Amount without VAT',
  vat: 'VAT (%{rate}%)',
  total: 'Total to pay',
  pending:
    'The entity has %{smart_count} reference to be paid. |||| The entity has %{smart_count} references to be paid.',
  title: 'Payment details',
  text: 'At the cash machine or with your bank, select payment of services.',
  entity: 'Entity',
  reference: 'Reference',
  amount: 'Amount',
  lastDay: 'Pay by',
  copy: 'Copy',
  print: 'Print',
  paid: 'This reference is paid. Credits added: %{credits}.',
  expired:
    'The term of this reference is over. Do not pay it: create another. A payment that still arrives is credited and marked.',
  canceled:
    'This reference was cancelled. Do not pay it: create another. A payment that still arrives is credited and marked.',
} satisfies Shape<typeof source>;
