import { reverse } from '../../../../resources/money/pricingTransaction/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { reverseMovement } from '../billingTransaction/reverseMovement.ts';

/** Undoes a transaction of credits: the account book gets a counter-transfer that names its movement. */
export const reverseOperation = operationHandler(reverse, {
  change: async ({ tx, record, input, caller }) => {
    await reverseMovement(tx, record.transactionId!, caller.actor?.id ?? null);
    return {
      isReversed: true,
      reverseReason: input.reverseReason,
      reverseTimestamp: new Date().toISOString(),
    };
  },
});
