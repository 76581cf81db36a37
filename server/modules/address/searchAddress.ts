import sql from 'sql-template-tag';
import { searchAddress } from '../../../resources/address/calls.ts';
import { PAGE_MAX } from '../../../resources/kit/calls/paging.ts';
import { handleRead } from '../../http/handle.ts';
import { lookupPage, place, type Place } from './lookup.ts';

export const searchAddressHandler = handleRead(searchAddress, ({ db, query }) =>
  lookupPage<{
    postalCode: string;
    locality: string;
    street: string;
    parish: Place | null;
    county: Place;
    district: Place;
  }>(
    db,
    {
      select: sql`t.cp4 || '-' || t.cp3 as postal_code, t.locality, t.street, ${place('p')} as parish, ${place('c')} as county, ${place('d')} as district`,
      from: sql`from postal_code t join county c on c.id = t.county_id join district d on d.id = c.district_id
        left join parish p on p.id = t.parish_id where t.cp4 = ${query.cp4} and t.cp3 = ${query.cp3}`,
      order: sql`t.locality, t.street`,
    },
    query,
    PAGE_MAX,
  ),
);
