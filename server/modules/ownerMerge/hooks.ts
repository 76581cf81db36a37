import sql from 'sql-template-tag';
import { ownerMerge } from '../../../resources/ownerMerge/schema.ts';
import { requestHooksFor } from '../request/requestHooks.ts';

export const ownerMergeHooks = requestHooksFor(ownerMerge, {
  select: sql`t.id::text as number`,
  selectOne: sql`(
    select jsonb_agg(jsonb_build_object('module', m.key, 'count', jsonb_array_length(m.value)) order by m.key)
    from jsonb_each(t.trace -> 'records') m) as moved`,
  searchText: ({ survivorId, absorbedId }) => sql`(
    select fold_text(string_agg(concat_ws(' ', o.name, o.vat_number), ' ' order by o.id))
    from owner o where o.id in (${survivorId}::bigint, ${absorbedId}::bigint))`,
  auditDetails: ({ survivorId, absorbedId }) => ({ survivorId, absorbedId }),
});
