import type { charts as source } from '../../pt/charts/charts.ts';
import type { Shape } from '../../types.ts';

/** What every chart says: its two forms, and the heads of the table behind it. */
export const charts = {
  showTable: 'Show as a table: %{title}',
  showChart: 'Show as a chart: %{title}',
  month: 'Month',
  total: 'Total',
  share: 'Percentage',
} satisfies Shape<typeof source>;
