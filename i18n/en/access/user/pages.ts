import type { userPages as source } from '../../../pt/access/user/pages.ts';
import type { Shape } from '../../../types.ts';

/** Deactivating several accounts, or activating them again. */
export const userPages = {
  bulk: {
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
    tooMany: 'You can change up to %{most} accounts at a time.',
    INACTIVE: {
      title: 'Deactivate accounts',
      text: 'These accounts can no longer be used to sign in, and their open sessions end. What they recorded stays. Each account holder gets an email, which does not give the reason.',
      confirm: 'Deactivate 1 account |||| Deactivate %{smart_count} accounts',
      done: '1 account deactivated |||| %{smart_count} accounts deactivated',
      each: 'Deactivated',
      willBe: 'Will be deactivated',
    },
    ACTIVE: {
      title: 'Reactivate accounts',
      text: 'These accounts can be used to sign in again, with the password and role that they had. Each account holder gets an email.',
      confirm: 'Reactivate 1 account |||| Reactivate %{smart_count} accounts',
      done: '1 account reactivated |||| %{smart_count} accounts reactivated',
      each: 'Reactivated',
      willBe: 'Will be reactivated',
    },
    none: 'No account was changed',
    checking: 'Checking the accounts…',
    accounts: 'Accounts',
    missing:
      '1 selected account is no longer available. |||| %{smart_count} selected accounts are no longer available.',
    sessions: '1 open session ends |||| %{smart_count} open sessions end',
    waitingDecisions:
      '1 bulk decision that is not in effect yet does not take effect |||| %{smart_count} bulk decisions that are not in effect yet do not take effect',
    runningBatches: '1 issue of certificates stops |||| %{smart_count} issues of certificates stop',
    openRequests: 'has 1 request open now |||| has %{smart_count} requests open now',
    refused: 'Not possible: %{reason}',
    reason: 'Reason',
    reasonHelp: 'Kept in the activity log.',
    reasons: {
      LEFT: 'Left the entity',
      UNUSED: 'The account is not used',
      ENTITY_CLOSED: 'The entity closed',
      SECURITY: 'Security',
      RETURNED: 'Needed again',
      OTHER: 'Other',
    },
    result: 'Result',
    undo: 'Undo',
    close: 'Close',
  },
} satisfies Shape<typeof source>;
