import type { operation as source } from '../../../pt/kit/views/operation.ts';
import type { Shape } from '../../../types.ts';

/** Texts of operation dialogs that have none of their own. */
export const operation = {
  more: '%{smart_count} more action |||| %{smart_count} more actions',
  fewer: 'Fewer actions',
  title: '%{label}: %{name}',
  copy: 'Copy',
  copyAddress: 'Copy address',
  close: 'Close',
} satisfies Shape<typeof source>;
