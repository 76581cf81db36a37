import sql, { join, type Sql } from 'sql-template-tag';
import {
  getPublicLostPlaces,
  PUBLIC_REPORTS,
  searchPublicLostAnimals,
  type PublicLostPlace,
} from '../../../../resources/lostFound/lostAnimal/publicCalls.ts';
import { handleRead } from '../../../http/handle.ts';
import { findPublished, listedReportOf } from './publishedReport.ts';

/** The condition of the partial indexes of the public list. */
const SHOWN = sql`not l.is_closed and l.validation_status = 'ACCEPTED' and l.allows_advertising`;

/** The category of a breed by species, as `speciesOfCategory` reads it. */
const OF_SPECIES = {
  cat: sql`b.type = 'I'`,
  ferret: sql`b.type = 'J'`,
  dog: sql`b.type not in ('I', 'J')`,
} as const;

export const searchPublicLostAnimalsHandler = handleRead(
  searchPublicLostAnimals,
  async ({ db, query: { districtId, countyId, species, status, currentPage = 0, language = 'pt' } }) => {
    const where: Sql[] = [
      SHOWN,
      ...(districtId === undefined ? [] : [sql`l.event_district_id = ${districtId}`]),
      ...(countyId === undefined ? [] : [sql`l.event_county_id = ${countyId}`]),
      ...(species === undefined ? [] : [OF_SPECIES[species]]),
      ...(status === undefined ? [] : [sql`l.status = ${status}`]),
    ];
    const rows = await findPublished(
      db,
      sql`${join(where, ' and ')} order by l.event_date desc, l.id desc
        limit ${PUBLIC_REPORTS + 1} offset ${currentPage * PUBLIC_REPORTS}`,
    );
    return {
      content: rows.slice(0, PUBLIC_REPORTS).map((row) => listedReportOf(row, language)),
      hasMore: rows.length > PUBLIC_REPORTS,
    };
  },
);

export const getPublicLostPlacesHandler = handleRead(getPublicLostPlaces, async ({ db }) =>
  db.query<PublicLostPlace>(sql`
    select c.id, c.code, c.name, jsonb_build_object('id', d.id, 'name', d.name) as district, n.lost, n.found from (
      select l.event_county_id, count(*) filter (where l.status = 'LOST')::int as lost,
        count(*) filter (where l.status = 'FOUND')::int as found
      from lost_animal l where ${SHOWN} and l.event_county_id is not null group by l.event_county_id
    ) n join county c on c.id = n.event_county_id join district d on d.id = c.district_id
    order by d.name, c.name`),
);
