import { date, integer, reference, text, timestamp } from '../../kit/fields.ts';
import { money } from '../../kit/money.ts';
import { defineModule } from '../../kit/module.ts';
import { MANAGE_PAYMENTS } from '../multibancoPayment/schema.ts';

const computed = { computed: true } as const;
const virtual = { virtual: true } as const;

/** A day of payments as the provider's file has it, compared with what was booked. */
export const multibancoDay = defineModule({
  name: 'multibancoDay',
  resource: 'billing/reconciliation',
  path: 'multibanco-days',
  access: { read: MANAGE_PAYMENTS, create: MANAGE_PAYMENTS },
  title: 'day',
  fields: {
    day: date(computed),
    filename: text({ ...computed, max: 200, recordOnly: true }),
    rowCount: integer(computed),
    /** What all rows of the file add up to: matched, late and unmatched together. */
    amount: money(computed),
    matchedAmount: money(virtual),
    lateAmount: money(virtual),
    unmatchedAmount: money(virtual),
    /** Of payments that were booked on that day and that no file has. */
    missingAmount: money(virtual),
    creationUserId: reference('user', { ...computed, recordOnly: true }),
    creationTimestamp: timestamp({ ...computed, recordOnly: true }),
  },
  list: {
    columns: ['day', 'rowCount', 'amount', 'matchedAmount', 'lateAmount', 'unmatchedAmount', 'missingAmount'],
    sort: ['day', 'DESC'],
    sortable: ['id', 'day'],
    filters: ['day'],
    card: { title: 'day', text: 'amount' },
  },
  form: {
    sections: [
      {
        name: 'sums',
        fields: [
          'day',
          'rowCount',
          'amount',
          'matchedAmount',
          'lateAmount',
          'unmatchedAmount',
          'missingAmount',
        ],
      },
      { name: 'course', fields: ['filename', 'creationUserId', 'creationTimestamp'] },
    ],
  },
  without: ['create'],
  menu: { group: 'admin', icon: 'validate', order: 330 },
});
