import sql from 'sql-template-tag';
import { getOne, type Tx } from '../../../db/db.ts';
import type { MovementPrice } from '../pricingTable/movementPrice.ts';
import { postMovement, type Movement } from './post.ts';

/** A movement as the book has it. */
interface StoredMovement extends Pick<
  Movement,
  'entityId' | 'type' | 'credits' | 'amount' | 'reference' | 'transponder'
> {
  readonly service: MovementPrice['service'] | null;
  readonly tableId: number | null;
  readonly unitPrice: number | null;
  readonly vatRate: number | null;
  readonly objectType: NonNullable<Movement['object']>['objectType'] | null;
  readonly objectId: number | null;
}

/**
 * Undoes a movement by its counter-transfer, once. It has the price, the animal and the record of what it undoes.
 * @returns the account, the credits that it got or gave, and its balance
 * @throws Refusal 409 BALANCE_BELOW_ZERO where the credits are gone
 */
export async function reverseMovement(
  tx: Tx,
  movementId: number,
  userId: number | null,
): Promise<{ readonly entityId: number; readonly credits: number; readonly balanceAfter: number }> {
  const undone = await getOne<StoredMovement>(
    tx,
    sql`select entity_id, type, credits, amount, reference, transponder, service, pricing_table_id as table_id, unit_price,
        vat_rate::float8 as vat_rate, object_type, object_id
      from billing_transaction where id = ${movementId}`,
  );
  const { service, tableId, unitPrice, vatRate, objectType, objectId, ...movement } = undone;
  const credits = -undone.credits;
  const { balanceAfter } = await postMovement(tx, {
    ...movement,
    credits,
    userId,
    reversesId: movementId,
    ...(service !== null && { price: { service, tableId, unitPrice, vatRate } }),
    ...(objectType !== null && objectId !== null && { object: { objectType, objectId } }),
  });
  return { entityId: undone.entityId, credits, balanceAfter };
}
