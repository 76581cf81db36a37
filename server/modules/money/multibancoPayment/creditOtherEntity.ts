import { creditOtherEntity } from '../../../../resources/money/multibancoPayment/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { formError } from '../../../errors.ts';
import { hasAccount } from '../billingTransaction/hasAccount.ts';
import { priceOfCredits } from '../pricingTable/priceOfCredits.ts';
import { creditDecided, priceOfReference } from './decidePayment.ts';

/**
 * Credits an unmatched payment to the entity that staff name: at the price of the reference that was paid, or without one
 * at that entity's price of today.
 */
export const creditOtherEntityOperation = operationHandler(creditOtherEntity, {
  change: async ({ record, input: { creditedEntityId, decisionReason }, ...write }) => {
    const found = await hasAccount(write.tx, creditedEntityId);
    if (!found) {
      const error = found === undefined ? 'INVALID_ENTITY' : 'ENTITY_NOT_BILLABLE';
      throw formError([{ property: 'creditedEntityId', error }]);
    }
    const price =
      (await priceOfReference(write.tx, record)) ?? (await priceOfCredits(write.tx, creditedEntityId));
    return creditDecided(write, record, creditedEntityId, price, decisionReason);
  },
});
