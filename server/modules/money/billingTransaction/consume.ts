import sql from 'sql-template-tag';
import { findOne, type Tx } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import { announce } from '../../../stream/announce.ts';
import type { MovementObject, MovementPrice } from '../pricingTable/movementPrice.ts';
import { payingEntity } from '../../entities/entity/payingEntity.ts';
import { noticeFall, thresholdOf } from './balanceFall.ts';

/** Credits that something takes from an entity. */
export interface Consumption {
  readonly entityId: number;
  readonly credits: number;
  /** The animal that the credits were for. */
  readonly transponder: string;
  readonly userId: number | null;
  /** What they are for, at which price. */
  readonly price: MovementPrice;
  readonly object?: MovementObject | undefined;
}

/** Balance of an account: all its credits, and those that nothing has reserved. */
interface Left {
  readonly entityId: number;
  readonly value: number;
  readonly available: number;
  /** Below which its entity is notified. */
  readonly threshold: number | null;
}

/**
 * Takes credits in the transaction of what costs them, and enters them in the account book. Of many who take the
 * last ones at the same time, as many succeed as there are credits; what is reserved is not for them.
 * @returns the credits that are left and not reserved
 * @throws Refusal 409 NO_CREDITS
 */
export async function consumeCredits(
  tx: Tx,
  { entityId, credits, transponder, userId, price, object }: Consumption,
): Promise<number> {
  if (!Number.isInteger(credits) || credits < 0) throw new Error(`not a number of credits: ${credits}`);
  const left = await findOne<Left>(
    tx,
    sql`update credit_balance set value = value - ${credits}::int
        where entity_id = ${payingEntity(entityId)} and value - reserved >= ${credits}::int
        returning entity_id, value, value - reserved as available, ${thresholdOf}`,
  );
  if (!left) throw conflict('NO_CREDITS');
  if (credits > 0) {
    announce(tx, { topic: 'balance', entities: [left.entityId, entityId] });
    await noticeFall(tx, left, credits);
    tx.atCommit(sql`
      insert into billing_transaction (entity_id, type, credits, balance_after, transponder, user_id, service,
        pricing_table_id, unit_price, vat_rate, object_type, object_id)
      values (${left.entityId}, 'CONSUMPTION', ${-credits}::int, ${left.value}, ${transponder}, ${userId},
        ${price.service}, ${price.tableId}::bigint, ${price.unitPrice}::int, ${price.vatRate}::numeric,
        ${object?.objectType ?? null}, ${object?.objectId ?? null}::bigint)`);
  }
  return left.available;
}
