import sql from 'sql-template-tag';
import { dashboard } from '../../../resources/dashboard/schema.ts';
import { allows } from '../../../resources/kit/access.ts';
import { hooksFor } from '../../crud/hooks.ts';

/** Who does not keep the dashboards sees those that are published, for entities of their kind or for all. */
export const dashboardHooks = hooksFor(dashboard, {
  scope: ({ actor }) =>
    allows('MANAGE_DASHBOARDS', actor)
      ? null
      : sql`t.state = 'PUBLISHED' and (coalesce(cardinality(t.entity_profile_ids), 0) = 0
          or exists (select from entity e
            where e.id = ${actor.entity?.id ?? null}::bigint and e.profile_id = any(t.entity_profile_ids)))`,
});
