import type { Queryable } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import { priceInForce, type Price } from './price.ts';

/**
 * The price of a credit that is in force for an entity today.
 * @throws Refusal 409 CREDITS_NOT_PRICED where there is none
 */
export async function priceOfCredits(db: Queryable, entityId: number): Promise<Price> {
  const price = await priceInForce(db, { entityId, service: 'CREDITS' });
  if (!price || price.unitPrice <= 0) throw conflict('CREDITS_NOT_PRICED');
  return price;
}
