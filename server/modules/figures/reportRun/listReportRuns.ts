import sql from 'sql-template-tag';
import { listReportRuns, type ReportRun } from '../../../../resources/figures/reportRun/calls.ts';
import { asPage, PAGE_DEFAULT } from '../../../../resources/kit/calls/paging.ts';
import { getOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { languageOf } from '../../../texts/configuredText.ts';

export const listReportRunsHandler = handleRead(
  listReportRuns,
  async ({ db, query, caller: { actor }, request }) => {
    const language = languageIn(languageOf(request, actor));
    const { currentPage = 0, itemsPerPage = PAGE_DEFAULT, sortDirection = 'DESC' } = query;
    const own = sql`from report_run r join job j on j.id = r.job_id where j.user_id = ${actor.id}`;
    const { total } = await getOne<{ total: number }>(db, sql`select count(*)::int as total ${own}`);
    const rows = await db.query<ReportRun>(sql`
    select r.id, r.job_id, r.template_id, r.format, r.parameters, r.filters, r.as_of, r.template_version, r.source_version,
      r.snapshot_timestamp, r.row_count, r.left_out, r.sha256, r.schedule_id,
      coalesce(case when ${language} = 'en' then t.name_en end, t.name, j.subject, '') as name,
      j.state, j.is_cancel_asked, j.done, j.total, j.creation_timestamp, j.end_timestamp, j.error,
      case when f.expiration_timestamp > now() and j.state = 'DONE' then f.expiration_timestamp end as file_expiration_timestamp
    from report_run r join job j on j.id = r.job_id left join report_template t on t.id = r.template_id
      left join large_file f on f.job_id = j.id and f.is_result
    where j.user_id = ${actor.id}
    order by r.id ${sortDirection === 'DESC' ? sql`desc` : sql`asc`} limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`);
    return asPage(rows, total, query);
  },
);
