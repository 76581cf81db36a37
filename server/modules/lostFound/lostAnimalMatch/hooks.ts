import sql from 'sql-template-tag';
import { lostAnimalMatch } from '../../../../resources/lostFound/lostAnimalMatch/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';

export const lostAnimalMatchHooks = hooksFor(lostAnimalMatch, {
  // Those of the reports that the caller made; the operator sees all.
  scope: (caller) =>
    caller.actor.isOperator
      ? null
      : sql`exists (select from lost_animal l where l.id in (t.lost_id, t.found_id)
          and (l.creation_user_id = ${caller.actor.id}
            or l.creation_entity_id = any(${[...caller.scopeEntityIds]}::bigint[])))`,
  hasSearchText: false,
  select: sql`(
    select string_agg(coalesce(nullif(l.name, ''), l.transponder) || ', ' || coalesce(c.name, l.event_country), ' – '
      order by l.id = t.found_id)
    from lost_animal l left join county c on c.id = l.event_county_id where l.id in (t.lost_id, t.found_id)) as pair`,
  beforeSave: async ({ changes }) =>
    changes.status === 'CONFIRMED' || changes.status === 'DISMISSED'
      ? { decisionTimestamp: sql`now()` }
      : undefined,
});
