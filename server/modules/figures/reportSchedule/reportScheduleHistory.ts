import sql from 'sql-template-tag';
import { reportScheduleHistory } from '../../../../resources/figures/reportSchedule/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { asPage, PAGE_DEFAULT } from '../../../../resources/kit/calls/paging.ts';
import { findOne, getOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { reportScheduleHooks } from './hooks.ts';

type Row = AnswerOf<typeof reportScheduleHistory>['content'][number];

export const reportScheduleHistoryHandler = handleRead(
  reportScheduleHistory,
  async ({ db, params, query, caller, noteRead, fail }) => {
    const { currentPage = 0, itemsPerPage = PAGE_DEFAULT } = query;
    const scope = reportScheduleHooks.scope?.(caller) ?? sql`true`;
    const schedule = await findOne(
      db,
      sql`select t.id from report_schedule t where t.id = ${params.id} and ${scope}`,
    );
    if (!schedule) return fail('NOT_FOUND');
    const { total } = await getOne<{ total: number }>(
      db,
      sql`select count(*)::int as total from report_run where schedule_id = ${params.id}`,
    );
    const rows = await db.query<Row>(sql`
      select r.id, coalesce(r.recipient, '') as recipient, r.is_account, j.state, j.error, r.row_count, r.filters,
        j.creation_timestamp, j.end_timestamp
      from report_run r join job j on j.id = r.job_id where r.schedule_id = ${params.id}
      order by r.id desc limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`);
    noteRead({ objectId: params.id });
    return asPage(rows, total, query);
  },
);
