import type { copy as source } from '../../../pt/kit/views/copy.ts';
import type { Shape } from '../../../types.ts';

export const copy = {
  done: 'Copied',
  failed: 'The text could not be copied. Select it and copy it.',
} satisfies Shape<typeof source>;
