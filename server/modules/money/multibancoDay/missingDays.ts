import sql from 'sql-template-tag';
import { MISSING_DAYS_MAX, missingMultibancoDays } from '../../../../resources/money/multibancoDay/calls.ts';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import type { Queryable } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';

/** A day without the provider's file. */
export interface MissingDay {
  readonly day: string;
  /** Payments that were booked on it, and what they add up to in cents. */
  readonly payments: number;
  readonly amount: number;
}

/**
 * Returns the days without a file, oldest first, from the first file on: an operator that reads none misses none.
 * @param today in Portugal; its own file is not due yet
 */
export const findMissingDays = (db: Queryable, today = dayIn()): Promise<MissingDay[]> =>
  db.query<MissingDay>(sql`
    select s.day::date as day, coalesce(p.payments, 0)::int as payments, coalesce(p.amount, 0)::int as amount
    from (select min(day) as day from multibanco_day having count(*) > 0) f,
      generate_series(greatest(${addDays(today, -MISSING_DAYS_MAX)}::date, f.day), ${addDays(today, -1)}::date,
      interval '1 day') as s (day)
    cross join lateral (select count(*) as payments, sum(amount) as amount from multibanco_payment
      where (paid_timestamp at time zone 'Europe/Lisbon')::date = s.day::date and source <> 'DEMONSTRATION') p
    where not exists (select from multibanco_day d where d.day = s.day::date)
    order by s.day`);

export const missingMultibancoDaysHandler = handleRead(missingMultibancoDays, async ({ db }) => ({
  days: await findMissingDays(db),
}));
