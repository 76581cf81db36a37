import { longText } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { MANAGE_PRICES } from '../pricingTable/schema.ts';
import { pricingTransaction } from './schema.ts';

const isInForce = condition<RecordOfModule<typeof pricingTransaction>>(
  'TRANSACTION_ALREADY_REVERSED',
  ({ isReversed }) => !isReversed,
);

export const reverse = defineOperation(pricingTransaction, {
  name: 'reverse',
  permission: MANAGE_PRICES,
  when: [isInForce],
  path: 'reverse',
  input: { reverseReason: longText({ required: 'MISSING_REASON', max: 500 }) },
  errors: ['BALANCE_BELOW_ZERO'],
  summary: 'Undoes a transaction of credits by a counter-transfer, which the account book shows beside it',
  shown: ({ isReversed }) => !isReversed,
  icon: 'undo',
  danger: true,
});
