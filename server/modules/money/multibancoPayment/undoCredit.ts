import { undoCredit } from '../../../../resources/money/multibancoPayment/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { reverseMovement } from '../billingTransaction/reverseMovement.ts';
import { decisionOf } from './decidePayment.ts';

/** Takes the credits of a decision back: the account book gets a counter-transfer, and the payment waits again. */
export const undoCreditOperation = operationHandler(undoCredit, {
  change: async ({ record, input: { decisionReason }, ...write }) => {
    await reverseMovement(write.tx, record.transactionId!, write.caller.actor.id);
    return {
      ...decisionOf(write, decisionReason),
      status: 'UNMATCHED',
      entityId: null,
      credits: null,
      transactionId: null,
    };
  },
});
