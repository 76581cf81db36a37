import type { transponderRecall as source } from '../../../pt/stock/transponderRecall/module.ts';
import type { Shape } from '../../../types.ts';

export const transponderRecall = {
  name: 'Transponder recall |||| Transponder recalls',
  fields: {
    lot: 'Batch',
    manufacturer: 'Manufacturer',
    reason: 'Reason',
    preparedTimestamp: 'Dry run',
    creationUserId: 'Recalled by',
    creationTimestamp: 'Date',
  },
  sections: { recall: 'Recall' },
  tabs: { animals: 'Animals to check' },
} satisfies Shape<typeof source>;
