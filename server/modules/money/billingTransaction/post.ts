import sql from 'sql-template-tag';
import { awaitAll } from '../../../db/awaitAll.ts';
import { findOne, getOne, type Tx } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import { enqueue } from '../../../jobs/outbox.ts';
import { announce } from '../../../stream/announce.ts';
import { noticeFall, thresholdOf } from './balanceFall.ts';
import type { MovementObject, MovementPrice } from '../pricingTable/movementPrice.ts';

/** The kind of job that reports a charge or a refund to the software of accounting. */
export const REPORT_MOVEMENT = 'REPORT_MOVEMENT';

/** A movement between the account of an entity and the one of the register that its type names. */
export interface Movement {
  readonly entityId: number;
  readonly type: 'CHARGE' | 'CONSUMPTION' | 'REFUND' | 'ADJUSTMENT';
  /** Credits that the entity gets, or gives where they are negative; never 0. */
  readonly credits: number;
  readonly userId: number | null;
  /** What it is done for, where it could be sent twice: done once. */
  readonly origin?: string;
  /** Euros with tax. */
  readonly amount?: number | null;
  readonly reference?: string | null;
  /** The animal that it is for. */
  readonly transponder?: string | null;
  /** What it is for, at which price. */
  readonly price?: MovementPrice;
  readonly object?: MovementObject;
  /** The movement that it undoes. */
  readonly reversesId?: number;
}

interface Balance {
  readonly value: number;
  readonly available: number;
  readonly threshold: number | null;
}

/** Moves a balance and locks it; nothing where there is no account yet, or not as many credits in it. */
const moveBalance = (tx: Tx, entityId: number, credits: number): Promise<Balance | undefined> =>
  findOne<Balance>(
    tx,
    sql`update credit_balance set value = value + ${credits}::int
      where entity_id = ${entityId} and value - reserved + ${credits}::int >= 0
      returning value, value - reserved as available, ${thresholdOf}`,
  );

/** The same for an entity whose first movement this may be. */
async function openAccount(tx: Tx, entityId: number, credits: number): Promise<Balance | undefined> {
  const [, left] = await awaitAll([
    tx.query(sql`insert into credit_balance (entity_id) values (${entityId}) on conflict do nothing`),
    moveBalance(tx, entityId, credits),
  ]);
  return left;
}

/**
 * Enters a movement in the account book and moves the balance, which stays locked until the transaction ends.
 * @returns its id, and the balance of the entity after it
 * @throws Refusal 409 BALANCE_BELOW_ZERO where the account has not as many that are not reserved
 */
export async function postMovement(
  tx: Tx,
  {
    entityId,
    type,
    credits,
    userId,
    origin,
    amount = null,
    reference = null,
    transponder = null,
    price,
    object,
    reversesId,
  }: Movement,
): Promise<{ id: number; balanceAfter: number }> {
  const left = (await moveBalance(tx, entityId, credits)) ?? (await openAccount(tx, entityId, credits));
  if (!left) throw conflict('BALANCE_BELOW_ZERO');
  announce(tx, { topic: 'balance', entities: [entityId] });
  await noticeFall(tx, { entityId, ...left }, -credits);
  const posted = await getOne<{ id: number; balanceAfter: number }>(
    tx,
    sql`insert into billing_transaction
        (entity_id, type, credits, balance_after, user_id, origin, amount, reference, transponder,
        reverses_id, service,
        pricing_table_id, unit_price, vat_rate, object_type, object_id)
      values (${entityId}, ${type}, ${credits}::int, ${left.value}, ${userId}, ${origin ?? null}, ${amount}::numeric,
        ${reference}, ${transponder}, ${reversesId ?? null}::bigint, ${price?.service ?? null},
        ${price?.tableId ?? null}::bigint, ${price?.unitPrice ?? null}::int, ${price?.vatRate ?? null}::numeric,
        ${object?.objectType ?? null}, ${object?.objectId ?? null}::bigint)
      returning id, balance_after`,
  );
  if (type === 'CHARGE' || type === 'REFUND') await enqueue(tx, REPORT_MOVEMENT, { movementId: posted.id });
  return posted;
}
