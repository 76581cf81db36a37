import type { ownersDataSet as ownersSource } from '../../../pt/owners/owner/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const ownersDataSet = {
  name: 'Owners',
  text: 'Owners on record, one on each row; an entity sees those it may read.',
  columns: { municipality: 'Municipality', district: 'District' },
  measures: { owners: 'Owners', confirmed: 'With confirmed contacts', toReview: 'To be reviewed' },
} satisfies Shape<typeof ownersSource>;
