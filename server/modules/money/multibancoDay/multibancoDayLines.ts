import sql from 'sql-template-tag';
import { LINES_MAX, multibancoDayLines } from '../../../../resources/money/multibancoDay/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';

type Answer = AnswerOf<typeof multibancoDayLines>;

export const multibancoDayLinesHandler = handleRead(
  multibancoDayLines,
  async ({ db, params: { id }, fail }) => {
    if (!(await findOne(db, sql`select from multibanco_day where id = ${id}`))) return fail('NOT_FOUND');
    const sums = await db.query<Answer['sums'][number]>(
      sql`select outcome, count(*)::int as count, sum(amount) as amount from multibanco_day_line
      where day_id = ${id} group by outcome order by outcome`,
    );
    const lines = await db.query<Answer['lines'][number]>(
      sql`select line, provider_transaction, number, amount, paid_timestamp, outcome, payment_id, status
      from multibanco_day_line where day_id = ${id}
      order by array_position(array['MISSING', 'UNMATCHED', 'LATE', 'MATCHED'], outcome), line, provider_transaction
      limit ${LINES_MAX}`,
    );
    return { sums, lines };
  },
);
