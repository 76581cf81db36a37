import sql from 'sql-template-tag';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { readStatement } from '../../../../resources/money/billingTransaction/calls.ts';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import type { Fail } from '../../../write/openWrite.ts';

type Statement = AnswerOf<typeof readStatement>;

/** A movement with the opening balance; of a period without movements one row that has no id. */
type Row = Pick<Statement, 'opening'> & { readonly id: number | null } & Omit<
    Statement['movements'][number],
    'id'
  >;

interface StatementRequest {
  readonly entityId?: number | undefined;
  /** Days in Portugal, both in the statement. */
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the statement of an account that the caller may read: an entity has its own, the operator that of any.
 * @param most the movements that it may have
 */
export async function findStatement(
  db: Queryable,
  { entityId: named, from, to }: StatementRequest,
  { actor }: SignedInCaller,
  fail: Fail<'NOT_FOUND' | 'INVALID_PERIOD' | 'STATEMENT_TOO_LONG'>,
  most: number,
): Promise<Statement> {
  const own = actor.entity?.id ?? null;
  const entityId = named ?? own;
  if (entityId === null || (entityId !== own && !actor.isOperator)) return fail('NOT_FOUND');
  if (to < from) return fail('INVALID_PERIOD', [{ property: 'to', error: 'INVALID_PERIOD' }]);
  const found = await findMovements(db, { entityId, from, to }, most);
  if (found === null) return fail('NOT_FOUND');
  return found ?? fail('STATEMENT_TOO_LONG', [{ property: 'to', error: 'STATEMENT_TOO_LONG' }]);
}

/**
 * Returns the statement of an account, of all that is in the book: the balance after a movement is the sum of those up to
 * it, in the order of their moments.
 * @returns null where there is no such entity, nothing where there are more movements than `most`
 */
export async function findMovements(
  db: Queryable,
  { entityId, from, to }: StatementRequest & { readonly entityId: number },
  most: number,
): Promise<Statement | null | undefined> {
  const entity = await findOne<Statement['entity']>(
    db,
    sql`select id, name from entity where id = ${entityId}`,
  );
  if (!entity) return null;
  const start = sql`(${from}::date)::timestamp at time zone ${REGISTER_ZONE}`;
  const end = sql`(${to}::date + 1)::timestamp at time zone ${REGISTER_ZONE}`;
  // One statement: a movement that is made meanwhile is in both, the opening balance and the rows, or in neither. The rows
  // come as they are: building one JSON value of ten thousand takes the database four times as long.
  const rows = await db.query<Row>(
    sql`with before as (
        select coalesce(sum(credits), 0)::int as opening from billing_transaction where entity_id = ${entityId} and date < ${start}
      ), rows as (
        select t.id, t.date, t.type, t.service, t.credits,
          ((select opening from before) + sum(t.credits) over (order by t.date, t.id))::int as balance,
          t.transponder, t.object_type, t.object_id, t.unit_price, t.vat_rate, t.amount,
          t.reference as document_number, t.reverses_id
        from billing_transaction t where t.entity_id = ${entityId} and t.date >= ${start} and t.date < ${end}
        order by t.date, t.id ${atMost(most + 1)}
      )
      select before.opening, rows.* from before left join rows on true order by rows.date, rows.id`,
  );
  const { opening } = rows[0]!;
  const movements = rows.flatMap(({ opening: _opening, id, ...movement }) =>
    id === null ? [] : [{ id, ...movement }],
  );
  if (movements.length > most) return undefined;
  let added = 0;
  let taken = 0;
  for (const { credits } of movements) {
    if (credits > 0) added += credits;
    else taken -= credits;
  }
  return { entity, from, to, opening, closing: opening + added - taken, added, taken, movements };
}
