import type { transfersDataSet as transfersSource } from '../../../pt/requests/animalTransfer/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const transfersDataSet = {
  name: 'Transfers',
  text: 'Requests of transfer and their terms, one on each row; an entity sees its own.',
  measures: { transfers: 'Requests', open: 'Open', overdue: 'Beyond their term', accepted: 'Accepted' },
} satisfies Shape<typeof transfersSource>;
