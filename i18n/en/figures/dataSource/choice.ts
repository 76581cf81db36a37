import type { dataSourceChoice as source } from '../../../pt/figures/dataSource/choice.ts';
import type { Shape } from '../../../types.ts';

/** Choosing a data set or a data source. */
export const dataSourceChoice = {
  from: 'Where the data come from',
  kinds: {
    DATA_SET: 'Data set',
    SOURCE: 'Data source',
  },
  source: 'Data source',
  help: 'Question, filters and parameters are those of the source; each reader sees what they may see in the register.',
} satisfies Shape<typeof source>;
