import type { deliveriesImport as source } from '../../../pt/stock/transponderMovement/imports.ts';
import type { Shape } from '../../../types.ts';

export const deliveriesImport = {
  label: 'Deliveries of transponders',
  text: 'Numbers and ranges that a maker delivers. Those of one lot and receiver form one movement, which the receiver accepts.',
  columns: { lastNumber: 'Last number of the range' },
} satisfies Shape<typeof source>;
