import type { multibancoDay as source } from '../../../pt/money/multibancoDay/module.ts';
import type { Shape } from '../../../types.ts';

/** The provider's files of payments, day by day. */
export const multibancoDay = {
  name: 'Reconciliation of a day |||| Reconciliation of payments',
  create: { title: 'Read a file of payments', submit: 'Read file' },
  done: { created: 'File of payments read: %{name}' },
  fields: {
    day: 'Day',
    filename: 'File',
    rowCount: 'Payments in the file',
    amount: 'Total of the file',
    matchedAmount: 'Matched',
    lateAmount: 'Late',
    unmatchedAmount: 'Unmatched',
    missingAmount: 'Missing from the file',
    creationUserId: 'Read by',
    creationTimestamp: 'Read on',
  },
  sections: { sums: 'Totals', course: 'File' },
} satisfies Shape<typeof source>;
