import type { operation as source } from '../../../pt/kit/views/operation.ts';
import type { Shape } from '../../../types.ts';

/** What dialogs of operations say that have no words of their own. */
export const operation = {
  title: '%{label}: %{name}',
  done: '%{label}: %{name}. Done.',
  copy: 'Copy',
  copyAddress: 'Copy address',
  copied: 'Copied',
  close: 'Close',
} satisfies Shape<typeof source>;
