import sql from 'sql-template-tag';
import { amountsOf } from '../../../../resources/money/multibancoReference/amounts.ts';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { multibancoReference } from '../../../../resources/numbers/multibanco.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { DEMO_CLINIC } from '../../../demonstration/entities.ts';
import type { Staff } from '../../../demonstration/staff.ts';
import { DEMO_CREDIT_PRICE, DEMO_ENTITY_CODE } from '../billingTransaction/seed.ts';

/** References that nothing paid: state, credits, and days from today to their last day. */
const UNPAID = [
  { status: 'EXPIRED', credits: 50, lastDay: -10 },
  { status: 'CANCELED', credits: 20, lastDay: -4 },
  { status: 'PENDING', credits: 10, lastDay: 1 },
  { status: 'PENDING', credits: 100, lastDay: 2 },
] as const;

/** The first numbers are those of the charges in the account book. */
const FIRST_UNPAID = 1_000_003;

/**
 * Writes for each charge of the account book that a reference paid this reference and its payment, further references in
 * every state, payments that wait for a decision, and a day that was reconciled.
 */
export async function writeMultibanco(tx: Queryable, staff: Staff, today: string): Promise<void> {
  const table = await findOne<{ id: number }>(
    tx,
    sql`select id from pricing_table where daterange(valid_from, valid_to, '[]') @> ${today}::date`,
  );
  // Without a table of prices no reference could have been made.
  if (!table) return;
  const { unitPrice, vatRate } = DEMO_CREDIT_PRICE;
  const userId = staff.userOf(DEMO_CLINIC);
  // The second of them was paid after its last day.
  await tx.query(sql`
    insert into multibanco_reference (entity_id, creation_entity_id, status, entity_code, number, credits, unit_price,
      net_amount, vat_rate, vat_amount, amount, pricing_table_id, last_day, creation_user_id, creation_timestamp,
      paid_timestamp, is_late, is_demonstration, transaction_id)
    select b.entity_id, b.entity_id, 'PAID', ${DEMO_ENTITY_CODE}, substr(b.reference, 4), b.credits, ${unitPrice}::int,
      b.credits * ${unitPrice}::int, ${vatRate}, (b.amount * 100)::int - b.credits * ${unitPrice}::int, (b.amount * 100)::int,
      ${table.id}, b.date::date + case when b.place = 2 then -1 else 2 end, ${userId}::bigint,
      b.date - interval '2 days', b.date, b.place = 2, true, b.id
    from (select *, row_number() over (order by id) as place from billing_transaction where reference like 'MB %') b`);
  for (const [at, { status, credits, lastDay }] of UNPAID.entries()) {
    const { netAmount, vatAmount, amount } = amountsOf(credits, DEMO_CREDIT_PRICE);
    const number = multibancoReference(DEMO_ENTITY_CODE, String(FIRST_UNPAID + at), amount);
    const day = addDays(today, lastDay);
    // eslint-disable-next-line no-await-in-loop
    await tx.query(sql`
      insert into multibanco_reference (entity_id, creation_entity_id, status, entity_code, number, credits, unit_price,
        net_amount, vat_rate, vat_amount, amount, pricing_table_id, last_day, creation_user_id, creation_timestamp, is_demonstration)
      values (${DEMO_CLINIC}, ${DEMO_CLINIC}, ${status}, ${DEMO_ENTITY_CODE}, ${number}, ${credits}, ${unitPrice},
        ${netAmount}, ${vatRate}, ${vatAmount}, ${amount}, ${table.id}, ${day}, ${userId}::bigint,
        ${`${addDays(day, -3)}T09:30:00.000Z`}, true)`);
  }
  await tx.query(
    sql`insert into multibanco_number values (${DEMO_ENTITY_CODE}, ${FIRST_UNPAID + UNPAID.length - 1})`,
  );
  await writePayments(tx, staff, today);
}

/** Payments: of the paid references, and three that fitted none, one of which was given back. */
async function writePayments(tx: Queryable, { operator }: Staff, today: string): Promise<void> {
  const yesterday = addDays(today, -1);
  await tx.query(sql`
    insert into multibanco_payment (provider_transaction, source, entity_code, number, amount, paid_timestamp,
      creation_timestamp, status, is_late, reference_id, entity_id, credits, transaction_id)
    select 'P-' || (1000 + id), 'NOTICE', entity_code, number, amount, paid_timestamp, paid_timestamp + interval '1 minute',
      'CREDITED', is_late, id, entity_id, credits, transaction_id
    from multibanco_reference where status = 'PAID' order by id`);
  await tx.query(sql`
    insert into multibanco_payment (provider_transaction, source, entity_code, number, amount, paid_timestamp,
      creation_timestamp, status, fault, reference_id)
    select 'P-2001', 'NOTICE', entity_code, number, amount - 500, ${`${yesterday}T10:12:00.000Z`}::timestamptz,
      ${`${yesterday}T10:13:00.000Z`}::timestamptz, 'UNMATCHED', 'WRONG_AMOUNT', id
    from multibanco_reference where status = 'PENDING' order by id limit 1`);
  await tx.query(sql`
    insert into multibanco_payment (provider_transaction, source, entity_code, number, amount, paid_timestamp,
      creation_timestamp, status, fault, decision_reason, refund_document, decision_user_id, decision_timestamp)
    values
      ('P-2002', 'FILE', ${DEMO_ENTITY_CODE}, '123123451', 2497, ${`${yesterday}T15:40:00.000Z`}, ${`${today}T05:00:00.000Z`},
        'UNMATCHED', 'UNKNOWN_REFERENCE', null, null, null, null),
      ('P-2000', 'FILE', ${DEMO_ENTITY_CODE}, '765432101', 1250, ${`${addDays(today, -9)}T11:00:00.000Z`},
        ${`${addDays(today, -8)}T05:00:00.000Z`}, 'REFUNDED', 'UNKNOWN_REFERENCE', 'Pagamento feito por engano.',
        'TRF 2026/17', ${operator}::bigint, ${`${addDays(today, -7)}T09:00:00.000Z`})`);
  // Yesterday's file lacks the first payment of that day.
  await tx.query(sql`
    with d as (
      insert into multibanco_day (day, filename, sha256, row_count, amount, creation_user_id)
      values (${yesterday}, ${`pagamentos-${yesterday}.csv`}, ${'0'.repeat(64)}, 1, 2497, ${operator}::bigint) returning id)
    insert into multibanco_file_row (day_id, line, provider_transaction, entity_code, number, amount, paid_timestamp)
    select d.id, 2, p.provider_transaction, p.entity_code, p.number, p.amount, p.paid_timestamp
    from d, multibanco_payment p where p.provider_transaction = 'P-2002'`);
}
