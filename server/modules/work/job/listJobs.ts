import sql, { empty, type Sql } from 'sql-template-tag';
import { jobs } from '../../../../resources/generated/jobs.ts';
import type { AnswerOf, QueryOf } from '../../../../resources/kit/call.ts';
import { allJobs, countOpenJobs, ownJobs } from '../../../../resources/work/job/calls.ts';
import { directionOf, queryPage } from '../../../crud/queryPage.ts';
import { oneOf } from '../../../crud/where.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';

const COLUMNS = sql`j.id, j.name, j.subject, j.state, j.is_cancel_asked, j.done, j.total, j.creation_timestamp,
  j.start_timestamp, j.end_timestamp, j.error, j.error_details, j.outcome as counts, j.result_path as path,
  case when f.expiration_timestamp > now() then f.expiration_timestamp end as file_expiration_timestamp`;

/** Reads a page of jobs, newest first. */
async function readPage<Row extends { readonly name: string }>(
  db: Queryable,
  query: QueryOf<typeof ownJobs>,
  { columns = empty, where }: { readonly columns?: Sql; readonly where: Sql },
) {
  const { state } = query;
  const { content, ...page } = await queryPage<Row>(db, query, {
    select: sql`${COLUMNS} ${columns}`,
    from: sql`job j join app_user u on u.id = j.user_id
      left join large_file f on f.job_id = j.id and f.is_result and j.state = 'DONE'`,
    where: state ? sql`${where} and ${oneOf(sql`j.state`, state, 'text')}` : where,
    order: sql`j.id ${directionOf(query)}`,
  });
  const known = new Map(jobs.map((job) => [job.name, job]));
  const declared = content.map((row) => {
    const { act, of } = known.get(row.name) ?? { act: 'CHANGE' as const, of: '' };
    return { ...row, act, of };
  });
  return { ...page, content: declared };
}

export const ownJobsHandler = handleRead(ownJobs, ({ db, query, caller }) =>
  readPage<AnswerOf<typeof ownJobs>['content'][number]>(db, query, {
    where: sql`j.user_id = ${caller.actor.id} and not j.is_owed`,
  }),
);

export const allJobsHandler = handleRead(allJobs, ({ db, query }) =>
  readPage<AnswerOf<typeof allJobs>['content'][number]>(db, query, {
    columns: sql`, u.id as user_id, u.name as user_name`,
    where: sql`true`,
  }),
);

export const countOpenJobsHandler = handleRead(countOpenJobs, ({ db, caller }) =>
  getOne<{ open: number }>(
    db,
    sql`select count(*)::int as open from job
      where user_id = ${caller.actor.id} and end_timestamp is null and not is_owed`,
  ),
);
