import { refundPayment } from '../../../../resources/money/multibancoPayment/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { decisionOf } from './decidePayment.ts';

/** Records that the money of an unmatched payment was given back. */
export const refundPaymentOperation = operationHandler(refundPayment, {
  change: async ({ input: { decisionReason, refundDocument }, ...write }) => ({
    ...decisionOf(write, decisionReason),
    status: 'REFUNDED',
    refundDocument,
  }),
});
