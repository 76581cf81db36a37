import type { transponderStockDataSet as transponderStockSource } from '../../../pt/stock/transponder/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const transponderStockDataSet = {
  name: 'Transponder stock',
  text: 'Transponders of the traceability, one on each row; an entity sees its own.',
  measures: { transponders: 'Transponders', available: 'Not yet registered' },
} satisfies Shape<typeof transponderStockSource>;
