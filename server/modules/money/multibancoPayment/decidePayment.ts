import sql from 'sql-template-tag';
import type { CreditPrice } from '../../../../resources/money/multibancoReference/amounts.ts';
import { creditsFor } from '../../../../resources/money/multibancoReference/amounts.ts';
import type { multibancoPayment } from '../../../../resources/money/multibancoPayment/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { conflict } from '../../../errors.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import type { Write } from '../../../write/openWrite.ts';
import { notifyOfCharge } from '../billingTransaction/notifyOfCharge.ts';
import { postMovement } from '../billingTransaction/post.ts';

type Payment = RecordOfModule<typeof multibancoPayment>;

/** The columns of every decision. */
export const decisionOf = ({ caller }: Write, decisionReason: string) => ({
  decisionReason,
  decisionUserId: caller.actor.id,
  decisionTimestamp: new Date().toISOString(),
});

/** The price at which the reference of a payment was made; nothing where it has none. */
export const priceOfReference = (
  db: Queryable,
  { referenceId }: Pick<Payment, 'referenceId'>,
): Promise<(CreditPrice & { readonly tableId: number; readonly entityId: number }) | undefined> =>
  findOne(
    db,
    sql`select entity_id, unit_price, vat_rate, pricing_table_id as table_id from multibanco_reference
      where id = ${referenceId}`,
  );

/**
 * Credits an unmatched payment to an entity: as many credits as its amount pays for at a price.
 * @returns the columns of the payment
 * @throws Refusal 409 PAYMENT_BUYS_NO_CREDITS
 */
export async function creditDecided(
  write: Write,
  payment: Payment,
  entityId: number,
  { unitPrice, vatRate, tableId }: CreditPrice & { readonly tableId: number },
  decisionReason: string,
) {
  const credits = creditsFor(payment.amount!, { unitPrice, vatRate });
  if (credits < 1) throw conflict('PAYMENT_BUYS_NO_CREDITS');
  const { id, balanceAfter } = await postMovement(write.tx, {
    entityId,
    type: 'CHARGE',
    credits,
    userId: write.caller.actor.id,
    // A decision that was undone may be followed by another.
    origin: `MULTIBANCO:${payment.providerTransaction}:${payment.version}`,
    amount: payment.amount! / 100,
    reference: `MB ${payment.number}`,
    price: { service: 'CREDITS', tableId, unitPrice, vatRate },
    object: { objectType: 'multibancoPayment', objectId: payment.id },
  });
  await notifyOfCharge(write, entityId, credits, balanceAfter);
  return {
    ...decisionOf(write, decisionReason),
    status: 'CREDITED',
    entityId,
    credits,
    transactionId: id,
  } as const;
}
