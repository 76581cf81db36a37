import sql from 'sql-template-tag';
import { searchCounty } from '../../../resources/address/calls.ts';
import { handleRead } from '../../http/handle.ts';
import { byName, lookupPage, place, type Place, where } from './lookup.ts';

export const searchCountyHandler = handleRead(searchCounty, ({ db, query }) =>
  lookupPage<Place & { district: Place }>(
    db,
    {
      select: sql`t.id, t.name, ${place('d')} as district`,
      from: sql`from county t join district d on d.id = t.district_id where ${where(query, [sql`t.district_id`, query.districtIds])}`,
      order: byName(query),
    },
    query,
    20,
  ),
);
