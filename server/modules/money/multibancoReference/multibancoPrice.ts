import {
  amountsOf,
  creditsFor,
  MAX_REFERENCE_CREDITS,
} from '../../../../resources/money/multibancoReference/amounts.ts';
import { multibancoPrice } from '../../../../resources/money/multibancoReference/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { priceOfCredits } from '../pricingTable/priceOfCredits.ts';
import { countPending, findPayer, lastDayOfReference } from './price.ts';

export const multibancoPriceHandler = handleRead(
  multibancoPrice,
  async ({ db, query, caller: { actor }, services, fail }) => {
    if (services.settings.payments.entityCode === undefined) fail('REFERENCES_NOT_OFFERED');
    if (!actor.entity) return fail('ENTITY_NOT_BILLABLE');
    const payer = await findPayer(db, actor.entity.id);
    const { unitPrice, vatRate } = await priceOfCredits(db, payer);
    const price = { unitPrice, vatRate };
    const credits =
      query.amount === undefined
        ? (query.credits ?? 1)
        : Math.min(creditsFor(query.amount, price), MAX_REFERENCE_CREDITS);
    return {
      credits,
      ...price,
      ...amountsOf(credits, price),
      lastDay: await lastDayOfReference(db),
      pending: await countPending(db, payer),
    };
  },
);
