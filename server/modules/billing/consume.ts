import sql from 'sql-template-tag';
import { findOne, type Queryable, type Tx } from '../../db/db.ts';
import { conflict } from '../../errors.ts';

/** Credits that something takes from an entity. */
export interface Consumption {
  readonly entityId: number;
  readonly credits: number;
  /** What they were for. */
  readonly transponder: string;
  readonly userId: number | null;
}

/** What a registration costs where no price line is in force, in credits: `registrationCredits`, 1 unless told. */
export async function registrationCredits(db: Queryable): Promise<number> {
  const row = await findOne<{ value: unknown }>(
    db,
    sql`select value from configuration where key = 'registrationCredits'`,
  );
  return typeof row?.value === 'number' && Number.isInteger(row.value) && row.value >= 0 ? row.value : 1;
}

/**
 * Takes credits in the transaction of what costs them, and enters them in the account book. Of many who take the
 * last ones at the same time, as many succeed as there are credits.
 * @returns the balance that is left
 * @throws Refusal 409 NO_CREDITS
 */
export async function consumeCredits(
  tx: Tx,
  { entityId, credits, transponder, userId }: Consumption,
): Promise<number> {
  if (!Number.isInteger(credits) || credits < 0) throw new Error(`not a number of credits: ${credits}`);
  const left = await findOne<{ value: number }>(
    tx,
    sql`update credit_balance set value = value - ${credits}::int
        where entity_id = ${entityId} and value >= ${credits}::int returning value`,
  );
  if (!left) throw conflict('NO_CREDITS');
  if (credits > 0) {
    tx.last(sql`
      insert into billing_transaction (entity_id, type, credits, balance_after, transponder, user_id)
      values (${entityId}, 'CONSUMPTION', ${-credits}::int, ${left.value}, ${transponder}, ${userId})`);
  }
  return left.value;
}
