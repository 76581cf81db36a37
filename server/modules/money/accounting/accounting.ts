import { parse } from 'csv-parse/sync';
import sql, { type Sql } from 'sql-template-tag';
import { csvOf } from '../../../../resources/kit/csv.ts';
import {
  accountingFile,
  accountingMonths,
  closeAccountingMonth,
  readAccountingMonth,
} from '../../../../resources/money/accounting/calls.ts';
import { ACCOUNTING_COLUMNS, MAX_ACCOUNTING_ROWS } from '../../../../resources/money/accounting/columns.ts';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { toBase64 } from '../../../files/base64.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import type { Fail } from '../../../write/openWrite.ts';
import { findAccountingRows } from './rows.ts';
import { sha256Of } from '../../../sha256.ts';

/** Hours after the end of a month from which on it can be closed: nothing that began in it is still being written. */
const HOURS_UNTIL_OVER = 1;

const CLOSING = sql`sha256, row_count, creation_timestamp as closed_at`;

interface Closing {
  readonly sha256: string;
  readonly rowCount: number;
  readonly closedAt: string;
}

const firstDay = (month: string): string => `${month}-01`;

/** Whether the month that begins with a day can be closed, as a part of a statement. */
const isOver = (month: Sql): Sql =>
  sql`now() >= (${month} + interval '1 month') at time zone ${REGISTER_ZONE} + make_interval(hours => ${HOURS_UNTIL_OVER}::int)`;

interface Month {
  readonly closing: Closing | null;
  readonly file: string;
}

/** The file of a month: of a closed one as it was stored, of any other as it is now. */
async function findMonth(db: Queryable, month: string, fail: Fail<'ACCOUNTING_TOO_LONG'>): Promise<Month> {
  const closed = await findOne<Closing & { file: string }>(
    db,
    sql`select ${CLOSING}, file from accounting_month where month = ${firstDay(month)}`,
  );
  if (closed) {
    const { file, ...closing } = closed;
    return { closing, file };
  }
  const rows = await findAccountingRows(db, firstDay(month));
  if (rows.length > MAX_ACCOUNTING_ROWS) return fail('ACCOUNTING_TOO_LONG');
  return { closing: null, file: csvOf([ACCOUNTING_COLUMNS, ...rows]) };
}

export const accountingMonthsHandler = handleRead(accountingMonths, async ({ db }) => {
  const months = await db.query<{
    month: string;
    isOver: boolean;
    closing: (Closing & { closedBy: { id: number; name: string } | null }) | null;
  }>(sql`
    with first as (
      select date_trunc('month', coalesce(min(date), now()) at time zone ${REGISTER_ZONE}) as month from billing_transaction
    )
    select to_char(m.month, 'YYYY-MM') as month,
      ${isOver(sql`m.month`)} as is_over,
      case when c.month is not null then jsonb_build_object('sha256', c.sha256, 'rowCount', c.row_count,
        'closedAt', to_char(c.creation_timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'closedBy', case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end) end as closing
    from first, generate_series(first.month, date_trunc('month', now() at time zone ${REGISTER_ZONE}), '1 month') as m (month)
    left join accounting_month c on c.month = m.month::date left join app_user u on u.id = c.user_id
    order by m.month desc`);
  return { months };
});

export const readAccountingMonthHandler = handleRead(
  readAccountingMonth,
  async ({ db, params: { month }, fail, noteRead }) => {
    noteRead({ objectId: month });
    const { closing, file } = await findMonth(db, month, fail);
    const [, ...rows] = parse(file) as string[][];
    return { month, closing, columns: [...ACCOUNTING_COLUMNS], rows };
  },
);

export const accountingFileHandler = handleRead(
  accountingFile,
  async ({ db, params: { month }, fail, noteRead }) => {
    noteRead({ objectId: month });
    const { file } = await findMonth(db, month, fail);
    return {
      filename: `coleira-${month}.csv`,
      type: 'text/csv; charset=utf-8',
      contents: toBase64(Buffer.from(file, 'utf8')),
    };
  },
);

export const closeAccountingMonthHandler = handleWrite(
  closeAccountingMonth,
  async ({ tx, params: { month }, caller, audit, fail }) => {
    const { over } = await getOne<{ over: boolean }>(
      tx,
      sql`select ${isOver(sql`${firstDay(month)}::date`)} as over`,
    );
    if (!over) return fail('MONTH_NOT_OVER');
    const { closing, file } = await findMonth(tx, month, fail);
    if (closing) return fail('MONTH_IS_CLOSED');
    const sha256 = sha256Of(file);
    const rowCount = (parse(file) as string[][]).length - 1;
    const closed = await findOne<Closing>(
      tx,
      sql`insert into accounting_month (month, file, sha256, row_count, user_id)
        values (${firstDay(month)}, ${file}, ${sha256}, ${rowCount}::int, ${caller.actor.id})
        on conflict do nothing returning ${CLOSING}`,
    );
    if (!closed) return fail('MONTH_IS_CLOSED');
    audit({
      action: 'MONTH_CLOSED',
      objectType: 'accountingMonth',
      objectId: month,
      details: { sha256, rowCount },
    });
    return closed;
  },
);
