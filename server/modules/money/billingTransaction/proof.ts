import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Faults that a proof names; it counts all. */
const MAX_NAMED = 100;

/** What does not agree in the account book. */
export interface LedgerFault {
  /**
   * `BALANCE`: an account is not the sum of its movements. `CHAIN`: the first movement of an account whose balance does
   * not follow from the one before. `RESERVED`: reserved credits without a reservation, or the other way round.
   * `REVERSAL`: a counter-transfer that does not undo what it names.
   */
  readonly kind: 'BALANCE' | 'CHAIN' | 'RESERVED' | 'REVERSAL';
  readonly entityId: number;
  readonly transactionId: number | null;
  readonly expected: number;
  readonly found: number;
}

/** What a recomputation of the whole book found. */
export interface LedgerProof {
  readonly transactions: number;
  readonly lastId: number | null;
  /** Credits on each account: those of all entities, and the register's own. They add up to nothing. */
  readonly accounts: Readonly<Record<string, number>>;
  readonly faultCount: number;
  readonly faults: readonly LedgerFault[];
  /** The SHA-256 of the file of each month that was closed for accounting. */
  readonly months: Readonly<Record<string, string>>;
  /** Closed months whose file is not the one that was closed. */
  readonly changedMonths: readonly string[];
}

/** Whether everything agrees. */
export const agrees = ({ faultCount, changedMonths }: LedgerProof): boolean =>
  faultCount === 0 && changedMonths.length === 0;

/**
 * Recomputes every balance from the first movement, the balance after each movement, the reservations, the sums over all
 * accounts, and the hashes of the files of closed months; in one statement, so that movements that are written meanwhile are in it whole or not at all.
 */
export const proveLedger = (db: Queryable): Promise<LedgerProof> =>
  getOne<LedgerProof>(
    db,
    sql`with book as (
        select id, entity_id, type, credits, balance_after, reverses_id,
          sum(credits) over (partition by entity_id order by id) as running from billing_transaction
      ), sums as (select entity_id, sum(credits) as credits from billing_transaction group by entity_id),
      held as (select entity_id, sum(credits) as credits from credit_reservation where state = 'PENDING' group by entity_id),
      accounts as (select account, sum(credits)::bigint as credits from ledger_entry group by account),
      faults as (
        select 'BALANCE' as kind, entity_id, null::bigint as transaction_id, coalesce(s.credits, 0) as expected, coalesce(b.value, 0) as found
          from sums s full join credit_balance b using (entity_id) where coalesce(s.credits, 0) <> coalesce(b.value, 0)
        union all
        select 'RESERVED', entity_id, null, coalesce(h.credits, 0), coalesce(b.reserved, 0)
          from held h full join credit_balance b using (entity_id) where coalesce(h.credits, 0) <> coalesce(b.reserved, 0)
        union all
        (select distinct on (entity_id) 'CHAIN', entity_id, id, running, balance_after
          from book where running <> balance_after order by entity_id, id)
        union all
        select 'REVERSAL', r.entity_id, r.id, -o.credits, r.credits from book r join billing_transaction o on o.id = r.reverses_id
          where r.credits <> -o.credits or r.entity_id <> o.entity_id or r.type <> o.type
      ), months as (
        select to_char(month, 'YYYY-MM') as month, sha256, encode(sha256(convert_to(file, 'UTF8')), 'hex') as found from accounting_month
      )
      select (select count(*) from billing_transaction) as transactions, (select max(id) from billing_transaction) as last_id,
        (select coalesce(jsonb_object_agg(account, credits), '{}') from accounts) as accounts,
        (select count(*) from faults)::int as fault_count,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'entityId', entity_id, 'transactionId', transaction_id,
          'expected', expected, 'found', found)), '[]') from (select * from faults order by entity_id, kind limit ${MAX_NAMED}) f) as faults,
        (select coalesce(jsonb_object_agg(month, sha256), '{}') from months) as months,
        (select coalesce(jsonb_agg(month order by month), '[]') from months where sha256 <> found) as changed_months`,
  );

/** The balance of an account at the end of a day. */
export interface DayBalance {
  readonly entityId: number;
  readonly name: string;
  readonly balance: number;
  /** The sum of its movements up to then; the balance is proven where both agree. */
  readonly sum: number;
}

/**
 * Returns the balances of all accounts at the end of a day in Portugal.
 * @param day ISO 8601: `2026-01-31`
 */
export const balancesOn = (db: Queryable, day: string): Promise<DayBalance[]> =>
  db.query<DayBalance>(sql`
    select t.entity_id, e.name, (array_agg(t.balance_after order by t.id desc))[1] as balance, sum(t.credits)::int as sum
    from billing_transaction t join entity e on e.id = t.entity_id
    where t.date < (${day}::date + 1)::timestamp at time zone 'Europe/Lisbon'
    group by t.entity_id, e.name order by t.entity_id`);
