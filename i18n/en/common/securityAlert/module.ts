import type { securityAlert as source } from '../../../pt/common/securityAlert/module.ts';
import type { Shape } from '../../../types.ts';

/** What the operator should look into. */
export const securityAlert = {
  name: 'Security alert |||| Security alerts',
  fields: {
    creationTimestamp: 'Date and time',
    kind: 'Alert',
    userId: 'User',
    entityId: 'Entity',
    amount: 'Amount',
  },
  choices: {
    kind: {
      ACCOUNT_NUMBER_READS: 'A user reached the limit of reading by number in an hour',
      ENTITY_NUMBER_READS: 'An entity reached the limit of reading by number in an hour',
      DEATHS_OUTSIDE_SCOPE: 'A user registered many deaths in a day of animals outside the entity’s scope',
      LEDGER_BROKEN: 'The account book of credits does not agree with its balances',
    },
  },
} satisfies Shape<typeof source>;
