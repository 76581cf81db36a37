import sql from 'sql-template-tag';
import { searchParish } from '../../../resources/address/calls.ts';
import { handleRead } from '../../http/handle.ts';
import { byName, lookupPage, place, type Place, where } from './lookup.ts';

export const searchParishHandler = handleRead(searchParish, ({ db, query }) =>
  lookupPage<Place & { county: Place; district: Place }>(
    db,
    {
      select: sql`t.id, t.name, ${place('c')} as county, ${place('d')} as district`,
      from: sql`from parish t join county c on c.id = t.county_id join district d on d.id = c.district_id
        where ${where(query, [sql`t.county_id`, query.countyIds])}`,
      order: byName(query),
    },
    query,
    20,
  ),
);
