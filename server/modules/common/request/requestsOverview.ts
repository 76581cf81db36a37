import sql, { join, type Sql } from 'sql-template-tag';
import { allOf, allows } from '../../../../resources/kit/access.ts';
import type { AnyRequest } from '../../../../resources/kit/request.ts';
import {
  getRequestsOverview,
  TO_DECIDE,
  WITH_DOCUMENTS_AWAITED,
  type QueueState,
} from '../../../../resources/common/request/overview.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { SearchQuery } from '../../../crud/searchQuery.ts';
import { registerDay } from '../../../db/sql.ts';
import { handleRead } from '../../../http/handle.ts';
import { requests, storedRequest } from './storedRequest.ts';

/** Labels of one type at most. */
const MAX_LABELS = 200;

/** One row for a type of request. Only open requests are read, which the index of the queue finds. */
function stateOf(module: AnyRequest, caller: SignedInCaller): Sql {
  const { name, request } = module;
  const stored = storedRequest(module);
  const open = sql`not t.closed and ${stored.hooks.scope?.(caller) ?? sql`true`}`;
  // By the conditions of the queue's own tabs, so that both count the same.
  const listedBy = (query: SearchQuery): Sql =>
    stored.hooks.prepareSearch?.(query, caller).scope ?? sql`true`;
  const isToDecide = sql`t.validation_status = 'WAITING_VALIDATION' and ${listedBy(TO_DECIDE)}`;
  const labels = allows(allOf('LIST_LABELS', request.decide), caller.actor)
    ? sql`(select coalesce(jsonb_agg(jsonb_build_object('value', n.value, 'count', n.count) order by n.count desc, n.value), '[]'::jsonb)
        from (select min(l.value) as value, count(*)::int as count
          from ${stored.name} t join label l on l.object_type = ${request.objectType}::text and l.object_id = t.id
          where ${open} group by lower(l.value) order by 2 desc, 1 limit ${MAX_LABELS}) n)`
    : sql`'[]'::jsonb`;
  return sql`
    select ${name}::text as module,
      count(*) filter (where ${isToDecide})::int as waiting_validation,
      count(*) filter (where t.validation_status = 'WAITING_DOCUMENTATION'
        and ${listedBy(WITH_DOCUMENTS_AWAITED)})::int as waiting_documentation,
      count(*) filter (where t.origin = any(${[...(request.oneByOne?.origins ?? [])]}::text[]))::int as one_by_one,
      count(*) filter (where ${stored.hooks.firstOf?.({ closed: false }) ?? sql`false`})::int as objected,
      min(t.creation_timestamp) filter (where ${isToDecide}) as oldest,
      case when ${request.termDays === null}::boolean and count(t.due_date) = 0 then null
        else count(*) filter (where ${isToDecide} and t.due_date < ${registerDay} and t.term_pause_date is null)::int
        end as overdue,
      ${labels} as labels
    from ${stored.name} t where ${open}`;
}

export const getRequestsOverviewHandler = handleRead(getRequestsOverview, async ({ db, caller }) => {
  const readable = requests.filter(({ access }) => allows(access.read, caller.actor));
  if (readable.length === 0) return [];
  const states = await db.query<QueueState>(
    join(
      readable.map((module) => stateOf(module, caller)),
      ' union all ',
    ),
  );
  return states.toSorted((a, b) => Number(b.objected > 0) - Number(a.objected > 0));
});
