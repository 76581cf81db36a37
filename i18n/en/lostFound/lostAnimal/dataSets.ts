import type { lostAndFoundDataSet as lostAndFoundSource } from '../../../pt/lostFound/lostAnimal/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const lostAndFoundDataSet = {
  name: 'Lost and found',
  text: 'Reports of lost and found animals, one on each row; an entity sees its own.',
  columns: { daysOpen: 'Days until closed', municipality: 'Municipality', district: 'District' },
  measures: {
    reports: 'Reports',
    open: 'Open',
    returned: 'Returned to the owner',
    returnedShare: 'Share returned',
    averageDays: 'Days until return, on average',
  },
} satisfies Shape<typeof lostAndFoundSource>;
