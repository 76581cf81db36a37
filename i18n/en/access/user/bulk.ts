import type { deactivateUnusedAccountsBulk as source } from '../../../pt/access/user/bulk.ts';
import type { Shape } from '../../../types.ts';

export const deactivateUnusedAccountsBulk = {
  label: 'Deactivate unused accounts',
  text: 'Deactivates accounts without a sign-in for so many days. Each holder gets an email and can ask for it to be activated again.',
  fields: { days: 'Days without a sign-in' },
} satisfies Shape<typeof source>;
