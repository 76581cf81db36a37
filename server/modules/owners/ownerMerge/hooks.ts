import sql from 'sql-template-tag';
import { revert } from '../../../../resources/owners/ownerMerge/operations.ts';
import { ownerMerge } from '../../../../resources/owners/ownerMerge/schema.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';

const { ACCEPTED, REJECTED } = ownerMerge.request.actions;

/** Versions of a request, over alias `t`. Who undid a merge, and when it was decided, stands in them alone. */
const versions = sql`record_version v where v.module = ${ownerMerge.name} and v.record_id = t.id`;

export const ownerMergeHooks = requestHooksFor(ownerMerge, {
  select: sql`t.id::text as number`,
  selectOne: sql`(
    select jsonb_agg(jsonb_build_object('module', m.key, 'count', jsonb_array_length(m.value)) order by m.key)
    from jsonb_each(t.trace -> 'records') m) as moved,
    (select u.name from app_user u where u.id = (
      select v.user_id from ${versions} and v.action = ${revert.action} order by v.version desc limit 1)) as revert_user_name,
    (select (v.data ->> 'lastUpdateTimestamp')::timestamptz from ${versions}
      and v.action in (${ACCEPTED}, ${REJECTED}) order by v.version desc limit 1) as decision_timestamp`,
  searchText: ({ survivorId, absorbedId }) => sql`(
    select fold_text(string_agg(concat_ws(' ', o.name, o.vat_number), ' ' order by o.id))
    from owner o where o.id in (${survivorId}::bigint, ${absorbedId}::bigint))`,
  auditDetails: ({ survivorId, absorbedId }) => ({ survivorId, absorbedId }),
});
