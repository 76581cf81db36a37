import sql, { type Sql } from 'sql-template-tag';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import type { Caller } from '../../../context.ts';
import type { Tx } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { neighbouringTables, type PricingTable } from './tables.ts';

/** Whom a table is for, and when. */
type Period = Pick<PricingTable, 'name' | 'validFrom' | 'validTo' | 'entityProfileIds'> & {
  readonly id: number;
};

/** Whether a table has a price for each entity for which another has one. */
const covers = (one: Period, other: Period): boolean =>
  one.entityProfileIds.length === 0 ||
  (other.entityProfileIds.length > 0 &&
    other.entityProfileIds.every((id) => one.entityProfileIds.includes(id)));

async function findTables(tx: Tx, where: Sql): Promise<PricingTable[]> {
  const found = await tx.query<{ id: number }>(
    sql`select t.id from pricing_table t where ${where} order by t.valid_from, t.id`,
  );
  const tables: PricingTable[] = [];
  for (const { id } of found) {
    // eslint-disable-next-line no-await-in-loop
    const table = await findRecord(tx, neighbouringTables, sql`t.id = ${id}`, { lock: true });
    if (table) tables.push(table);
  }
  return tables;
}

/** Whether a row `t` is for a profile that a table is for. */
const sharesProfile = ({ entityProfileIds }: Pick<Period, 'entityProfileIds'>): Sql =>
  sql`profile_set(t.entity_profile_ids) && profile_set(${entityProfileIds}::bigint[])`;

const endOn = (write: Write<Caller>, table: PricingTable, validTo: string | null): Promise<PricingTable> =>
  saveRecord(write, neighbouringTables, table, { validTo, isOpenEnded: true });

/** The last day of a table without an end of its own, once another is gone: that before the next one. */
async function endWithout(
  tx: Tx,
  { id, validFrom, entityProfileIds }: Period,
  gone: Period,
): Promise<string | null> {
  const [next] = await tx.query<{ validFrom: string }>(
    sql`select t.valid_from from pricing_table t where t.id not in (${id}, ${gone.id}) and t.valid_from > ${validFrom}
      and ${sharesProfile({ entityProfileIds })} order by t.valid_from limit 1`,
  );
  return next ? addDays(next.validFrom, -1) : null;
}

/** Lets the tables last on that ended because this one began: it is removed, or moves. */
export async function reopenBefore(write: Write<Caller>, table: Period): Promise<void> {
  const ended = await findTables(
    write.tx,
    sql`t.is_open_ended and t.valid_to = ${addDays(table.validFrom, -1)} and t.id <> ${table.id} and ${sharesProfile(table)}`,
  );
  for (const one of ended) {
    // eslint-disable-next-line no-await-in-loop
    await endOn(write, one, await endWithout(write.tx, one, table));
  }
}

/**
 * Makes room for a table: one without an end ends the day before it begins, and it ends itself, where it has no end, the
 * day before the next. Only where no profile is left without a price by that.
 * @returns its last day; null where it has none
 * @throws Refusal 409 OVERLAPPING_VALIDITY, with the tables that it overlaps
 */
export async function makeRoom(write: Write<Caller>, table: Period): Promise<string | null> {
  const others = await findTables(
    write.tx,
    sql`t.id <> ${table.id} and ${sharesProfile(table)}
      and daterange(t.valid_from, t.valid_to, '[]') && daterange(${table.validFrom}, ${table.validTo}, '[]')`,
  );
  const isTomorrowOrLater = table.validFrom > dayIn();
  const isBefore = (one: PricingTable): boolean =>
    one.isOpenEnded === true && one.validFrom < table.validFrom && isTomorrowOrLater && covers(table, one);
  const isAfter = (one: PricingTable): boolean =>
    table.validTo === null && one.validFrom > table.validFrom && covers(one, table);
  const against = others.filter((one) => !isBefore(one) && !isAfter(one));
  if (against.length > 0)
    throw new Refusal(
      409,
      'OVERLAPPING_VALIDITY',
      [{ property: 'validFrom', error: 'OVERLAPPING_VALIDITY' }],
      {
        table: table.name,
        overlaps: against.map(({ id, name, validFrom, validTo }) => ({ id, name, validFrom, validTo })),
      },
    );
  // eslint-disable-next-line no-await-in-loop
  for (const one of others.filter(isBefore)) await endOn(write, one, addDays(table.validFrom, -1));
  const next = others.find(isAfter);
  return next ? addDays(next.validFrom, -1) : table.validTo;
}
