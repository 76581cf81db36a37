import { creditPayment } from '../../../../resources/money/multibancoPayment/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { creditDecided, priceOfReference } from './decidePayment.ts';

/** Credits an unmatched payment to the entity of its reference, at the price of the reference. */
export const creditPaymentOperation = operationHandler(creditPayment, {
  change: async ({ record, input, ...write }) => {
    const price = (await priceOfReference(write.tx, record))!;
    return creditDecided(write, record, price.entityId, price, input.decisionReason);
  },
});
