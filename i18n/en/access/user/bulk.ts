import type {
  deactivateUnusedAccountsBulk as source,
  resendActivationsBulk as resendSource,
} from '../../../pt/access/user/bulk.ts';
import type { Shape } from '../../../types.ts';

export const deactivateUnusedAccountsBulk = {
  label: 'Deactivate unused accounts',
  text: 'Deactivates accounts without a sign-in for so many days. Each holder gets an email and can ask for it to be activated again.',
  fields: { days: 'Days without a sign-in' },
} satisfies Shape<typeof source>;

export const resendActivationsBulk = {
  label: 'Send activation emails again',
  text: 'Sends active accounts that never had a password a new link to set one. Earlier links stop working.',
  noUndo: 'An email that was sent cannot be taken back.',
  fields: { days: 'Days since the account was created' },
} satisfies Shape<typeof resendSource>;
