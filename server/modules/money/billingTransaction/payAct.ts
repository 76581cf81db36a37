import sql, { type Sql } from 'sql-template-tag';
import type { Service } from '../../../../resources/money/pricingTable/services.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { priceValue, type Price } from '../pricingTable/price.ts';
import type { MovementObject } from '../pricingTable/movementPrice.ts';
import { consumeCredits } from './consume.ts';

/** An act that an entity asked for, and that costs credits where a line of its table of prices says so. */
interface PaidAct {
  /** The entity that asked; null for an owner or a visitor, who never pay. */
  readonly entityId: number | null;
  readonly service: Service;
  readonly transponder: string;
  readonly userId: number | null;
  readonly object?: MovementObject;
  /** Whether it is another service than the one named, as part of the statement: then that one has the price. */
  readonly unless?: { readonly service: Service; readonly where: Sql };
}

/**
 * Takes the credits of an act from the entity that asked for it, at the price in force; none where the entity is not
 * billed, or the service has no line.
 * @throws Refusal 409 NO_CREDITS
 */
export async function payAct(
  tx: Tx,
  { entityId, service, transponder, userId, object, unless }: PaidAct,
): Promise<void> {
  if (entityId === null) return;
  const profile = sql`e.profile_id`;
  const usual = priceValue(profile, [service]);
  const { price } = await getOne<{ price: Price | null }>(
    tx,
    sql`select (select ${unless ? sql`case when ${unless.where} then ${priceValue(profile, [unless.service])} else ${usual} end` : usual}
      from entity e join entity_profile b on b.id = e.profile_id and b.is_billable where e.id = ${entityId}) as price`,
  );
  if (!price || price.credits === 0) return;
  await consumeCredits(tx, { entityId, credits: price.credits, transponder, userId, price, object });
}
