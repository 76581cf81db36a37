import sql from 'sql-template-tag';
import { dashboard } from '../../../../resources/figures/dashboard/schema.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { hooksFor } from '../../../crud/hooks.ts';

/** A user who does not manage dashboards sees the published ones, for entities of their kind or for all. */
export const dashboardHooks = hooksFor(dashboard, {
  scope: ({ actor }) =>
    allows('MANAGE_DASHBOARDS', actor)
      ? null
      : sql`t.state = 'PUBLISHED' and (coalesce(cardinality(t.entity_profile_ids), 0) = 0
          or exists (select from entity e
            where e.id = ${actor.entity?.id ?? null}::bigint and e.profile_id = any(t.entity_profile_ids)))`,
});
