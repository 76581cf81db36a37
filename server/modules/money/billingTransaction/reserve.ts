import sql from 'sql-template-tag';
import { findOne, type Db, type Tx } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import { logFault } from '../../../log/logFault.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import { announce } from '../../../stream/announce.ts';
import { noticeFall, thresholdOf } from './balanceFall.ts';
import { consumeCredits, type Consumption } from './consume.ts';
import type { MovementPrice } from '../pricingTable/movementPrice.ts';
import { payingEntity } from '../../entities/entity/payingEntity.ts';

/** Days for which credits wait for the decision on a pre-registration. */
export const RESERVED_DAYS = 60;
/** Reservations that one run ends: further ones wait for the next. */
const MAX_RELEASED = 500;
const EVERY_MS = 6 * 3_600_000;

/** Credits of an entity that a pre-registration will take. */
interface Reservation {
  readonly preRegisterId: number;
  readonly entityId: number;
  readonly credits: number;
  /** What they are for, at which price. */
  readonly price: MovementPrice;
}

/** A reservation as it is stored. */
interface StoredReservation extends MovementPrice {
  readonly entityId: number;
  readonly credits: number;
}

/** What a reservation held, and the price at which it did. */
interface Reserved {
  readonly credits: number;
  readonly price: MovementPrice;
}

/**
 * Reserves credits for a pre-registration, in the transaction that opens it: they stay in the balance, and nothing else
 * can take them.
 * @throws Refusal 409 NO_CREDITS
 */
export async function reserveCredits(
  tx: Tx,
  { preRegisterId, entityId, credits, price }: Reservation,
): Promise<void> {
  const payer = await findOne<{ entityId: number; available: number; threshold: number | null }>(
    tx,
    sql`update credit_balance set reserved = reserved + ${credits}::int
      where entity_id = ${payingEntity(entityId)} and value - reserved >= ${credits}::int
      returning entity_id, value - reserved as available, ${thresholdOf}`,
  );
  if (!payer) throw conflict('NO_CREDITS');
  await tx.query(sql`insert into credit_reservation (pre_register_id, entity_id, credits, end_timestamp,
      service, pricing_table_id, unit_price, vat_rate)
    values (${preRegisterId}, ${payer.entityId}, ${credits}::int, now() + make_interval(days => ${RESERVED_DAYS}::int),
      ${price.service}, ${price.tableId}::bigint, ${price.unitPrice}::int, ${price.vatRate}::numeric)`);
  await noticeFall(tx, payer, credits);
  announce(tx, { topic: 'balance', entities: [payer.entityId, entityId] });
}

/**
 * Ends the reservation of a pre-registration. `POSTED` comes before its credits are taken: the account is locked until
 * the transaction ends, so that no other call takes them in between.
 * @returns the credits that were reserved, and their price; nothing where there was no reservation or its days are over
 */
export async function endReservation(
  tx: Tx,
  preRegisterId: number,
  state: 'POSTED' | 'RELEASED',
): Promise<Reserved | undefined> {
  const ended = await findOne<StoredReservation>(
    tx,
    sql`update credit_reservation set state = ${state} where pre_register_id = ${preRegisterId} and state = 'PENDING'
      returning entity_id, credits, coalesce(service, 'REGISTRATION') as service, pricing_table_id as table_id, unit_price, vat_rate`,
  );
  if (!ended) return undefined;
  const { entityId, credits, ...price } = ended;
  await tx.query(
    sql`update credit_balance set reserved = reserved - ${credits}::int where entity_id = ${entityId}`,
  );
  announce(tx, { topic: 'balance', entities: [entityId] });
  return { credits, price };
}

/**
 * Takes credits, those that were reserved for a pre-registration where there are some: as many as were reserved then.
 * @returns the credits that are left and not reserved; null where it costs none
 * @throws Refusal 409 NO_CREDITS where nothing is reserved any more and the account has too few
 */
export async function consumeReserved(
  tx: Tx,
  preRegisterId: number | undefined,
  consumption: Consumption,
): Promise<number | null> {
  const reserved =
    preRegisterId === undefined ? undefined : await endReservation(tx, preRegisterId, 'POSTED');
  const due = { ...consumption, ...reserved };
  return due.credits === 0 ? null : consumeCredits(tx, due);
}

/**
 * Releases the reservations whose days are over. Several servers may: each reservation ends once.
 * @returns how many ended
 */
export async function releaseOverdue(db: Db): Promise<number> {
  const due = await db.query<{ id: number }>(
    sql`select pre_register_id as id from credit_reservation where state = 'PENDING' and end_timestamp <= now()
      order by end_timestamp limit ${MAX_RELEASED}`,
  );
  let released = 0;
  for (const { id } of due) {
    // eslint-disable-next-line no-await-in-loop
    const ended = await db.transaction((tx) => endReservation(tx, id, 'RELEASED'));
    if (ended !== undefined) released += 1;
  }
  return released;
}

/** Looks on a timer for reservations whose days are over. */
export const startReservationExpiry = (
  db: Db,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('reservationExpiry', error) } = {},
): Schedule => startSchedule(() => releaseOverdue(db), everyMs, onError);
