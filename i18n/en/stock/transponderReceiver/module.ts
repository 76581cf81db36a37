import type { transponderReceiver as source } from '../../../pt/stock/transponderReceiver/module.ts';
import type { Shape } from '../../../types.ts';

export const transponderReceiver = {
  name: 'Entity |||| Entities',
  fields: { name: 'Name', locality: 'Town' },
} satisfies Shape<typeof source>;
