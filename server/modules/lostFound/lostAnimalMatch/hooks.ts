import sql from 'sql-template-tag';
import { lostAnimalMatch } from '../../../../resources/lostFound/lostAnimalMatch/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';

export const lostAnimalMatchHooks = hooksFor(lostAnimalMatch, {
  // Those of the reports that the caller made; the operator sees all.
  scope: (caller) => {
    if (caller.actor.isOperator) return null;
    // They are read once by their index, where a look at both reports of each match would read all matches.
    const own = sql`select l.id from lost_animal l where l.creation_user_id = ${caller.actor.id}
      or l.creation_entity_id = any(${[...caller.scopeEntityIds]}::bigint[])`;
    return sql`(t.lost_id = any(array(${own})) or t.found_id = any(array(${own})))`;
  },
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
