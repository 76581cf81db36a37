import sql from 'sql-template-tag';
import {
  getLostAnimalMap,
  type OpenByMunicipality,
} from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { handleRead } from '../../../http/handle.ts';

export const getLostAnimalMapHandler = handleRead(getLostAnimalMap, async ({ db }) =>
  // Counted in the index of open reports alone.
  db.query<OpenByMunicipality>(sql`
    select c.id, c.code, c.name, c.district_id, n.lost, n.found from (
      select event_county_id, count(*) filter (where status = 'LOST')::int as lost,
        count(*) filter (where status = 'FOUND')::int as found
      from lost_animal where not is_closed and validation_status = 'ACCEPTED' and event_county_id is not null
      group by event_county_id
    ) n join county c on c.id = n.event_county_id
    order by n.lost + n.found desc, c.name`),
);
