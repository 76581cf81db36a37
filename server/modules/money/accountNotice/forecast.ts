import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Days that the pace of an account is taken from. */
const PACE_DAYS = 28;
/** Days that a book must have for a pace. */
const FEWEST_DAYS = 7;
/** Longer than this is no forecast. */
const MOST_DAYS = 365;

/** How long a balance lasts. */
export interface Forecast {
  readonly used: number;
  readonly usedDays: number;
  /** Null where too little was used to tell. */
  readonly daysLeft: number | null;
}

/**
 * Returns how long the credits of an account last at the pace of the last four weeks. What was used follows from the
 * balances at both ends and the few charges between: three entries of an index, however many movements there were.
 * @param available credits that are not reserved
 */
export async function forecastOf(db: Queryable, entityId: number, available: number): Promise<Forecast> {
  const start = sql`now() - make_interval(days => ${PACE_DAYS}::int)`;
  const { used, usedDays } = await getOne<{ used: number; usedDays: number }>(
    db,
    sql`select greatest(0, coalesce((select balance_after from billing_transaction
          where entity_id = ${entityId} and date < ${start} order by date desc, id desc limit 1), 0)
        + coalesce((select sum(credits) from billing_transaction
          where entity_id = ${entityId} and date >= ${start} and type <> 'CONSUMPTION'), 0)
        - coalesce((select value from credit_balance where entity_id = ${entityId}), 0))::int as used,
      least(${PACE_DAYS}::int, coalesce((select extract(day from now() - date)::int from billing_transaction
        where entity_id = ${entityId} order by date, id limit 1), 0)) as used_days`,
  );
  const daysLeft = used === 0 || usedDays < FEWEST_DAYS ? null : Math.floor((available * usedDays) / used);
  return { used, usedDays, daysLeft: daysLeft !== null && daysLeft > MOST_DAYS ? null : daysLeft };
}
