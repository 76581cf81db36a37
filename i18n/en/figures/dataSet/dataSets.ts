import type { requestsDataSet as source } from '../../../pt/figures/dataSet/dataSets.ts';
import type { Shape } from '../../../types.ts';

/** Data sets over several modules. */
export const requestsDataSet = {
  name: 'Requests and their terms',
  text: 'Requests of all types that you can see, one on each row; an entity sees its own.',
  columns: { type: 'Type of request', daysOpen: 'Days until closed' },
  measures: {
    requests: 'Requests',
    open: 'Open',
    overdue: 'Beyond their term',
    due: 'Due within 7 days',
    accepted: 'Accepted',
    overdueShare: 'Share beyond their term',
    averageDays: 'Days until closed, on average',
  },
} satisfies Shape<typeof source>;
