import sql, { type Sql } from 'sql-template-tag';
import { ACCOUNTING_COLUMNS, MAX_ACCOUNTING_ROWS } from '../../../../resources/money/accounting/columns.ts';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import type { Queryable } from '../../../db/db.ts';

/** A moment as the file has it. */
const moment = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Cents as euros with two decimals. */
const euros = (cents: Sql): Sql => sql`to_char(${cents} / 100.0, 'FM999999990.00')`;

/**
 * The rows of a month, oldest first. A row belongs to the month in which the register booked it, so that nothing can
 * enter a month that is over: a payment that is reported later is in the month of the report, with the moment at which it
 * was paid. One statement sees one state of the book.
 *
 * Amounts carry the sign of the money: what was given back, or undone, is negative. Of a reference that was paid, net
 * amount and tax are those that it was made with; of any other amount they follow from the rate of its movement.
 * @param month its first day, ISO 8601
 * @returns at most one more than `MAX_ACCOUNTING_ROWS`
 */
export async function findAccountingRows(db: Queryable, month: string): Promise<string[][]> {
  const start = sql`(${month}::date)::timestamp at time zone ${REGISTER_ZONE}`;
  const end = sql`(${month}::date + interval '1 month') at time zone ${REGISTER_ZONE}`;
  const invoiceOf = sql`(select i.number from invoice_number i where i.transaction_id = m.id order by i.id desc limit 1)`;
  const rows = await db.query<{ row: string[] }>(sql`
    with movement as (
      select t.*, case when t.amount is null then null else (t.amount * 100)::bigint * sign(t.credits)::int end as cents
      from billing_transaction t where t.type <> 'CONSUMPTION' and t.date >= ${start} and t.date < ${end}
    ), priced as (
      select m.*, coalesce(case when r.amount = abs(m.cents) then r.net_amount * sign(m.credits)::int end,
          round(m.cents / (1 + m.vat_rate / 100))::bigint) as net_cents,
        p.provider_transaction, p.paid_timestamp
      from movement m
      left join multibanco_reference r on m.object_type = 'multibancoReference' and r.id = m.object_id
      left join multibanco_payment p on p.transaction_id = m.id
    ), row as (
      select m.type as kind, m.date as at, 1 as place, m.id, m.entity_id, m.credits::text as credits, m.unit_price,
        m.net_cents, m.vat_rate, m.cents - m.net_cents as vat_cents, m.cents, coalesce(${invoiceOf},
          case when m.object_type is null then m.reference end) as invoice_number,
        m.reference, m.provider_transaction, m.paid_timestamp, m.reverses_id as refers_to, null::text as status
      from priced m
      union all
      select 'PAYMENT', p.creation_timestamp, 2, p.id, p.entity_id, null, null, null, null, null, p.amount, null,
        'MB ' || p.number, p.provider_transaction, p.paid_timestamp, p.transaction_id, p.status
      from multibanco_payment p where p.creation_timestamp >= ${start} and p.creation_timestamp < ${end}
      union all
      select 'PAYMENT_REFUND', p.decision_timestamp, 3, p.id, p.entity_id, null, null, null, null, null, -p.amount,
        p.refund_document, 'MB ' || p.number, p.provider_transaction, null, null, p.status
      from multibanco_payment p
      where p.status = 'REFUNDED' and p.decision_timestamp >= ${start} and p.decision_timestamp < ${end}
      union all
      select 'INVOICE_NUMBER', i.creation_timestamp, 4, i.id, t.entity_id, null, null, null, null, null, null, i.number,
        null, null, null, i.transaction_id, null
      from invoice_number i join billing_transaction t on t.id = i.transaction_id
      where i.creation_timestamp >= ${start} and i.creation_timestamp < ${end} and t.date < ${start}
    )
    select array[r.kind, to_char(r.at at time zone ${REGISTER_ZONE}, 'YYYY-MM-DD'), ${moment(sql`r.at`)}, r.id::text,
      r.entity_id::text, e.name, e.vat_number, r.credits, ${euros(sql`r.unit_price`)}, ${euros(sql`r.net_cents`)},
      trim_scale(r.vat_rate)::text, ${euros(sql`r.vat_cents`)}, ${euros(sql`r.cents`)}, r.invoice_number, r.reference,
      r.provider_transaction, ${moment(sql`r.paid_timestamp`)}, r.refers_to::text, r.status] as row
    from row r left join entity e on e.id = r.entity_id
    order by r.at, r.place, r.id limit ${MAX_ACCOUNTING_ROWS + 1}`);
  return rows.map(({ row }) => ACCOUNTING_COLUMNS.map((_, at) => row[at] ?? ''));
}
