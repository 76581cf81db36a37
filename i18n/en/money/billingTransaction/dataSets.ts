import type { creditsDataSet as creditsSource } from '../../../pt/money/billingTransaction/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const creditsDataSet = {
  name: 'Credits',
  text: 'Movements of credits, one on each row; an entity sees its own.',
  measures: { transactions: 'Movements', credits: 'Credits' },
} satisfies Shape<typeof creditsSource>;
