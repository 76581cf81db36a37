import sql from 'sql-template-tag';
import { searchDistrict } from '../../../resources/address/calls.ts';
import { PAGE_MAX } from '../../../resources/kit/calls/paging.ts';
import { handleRead } from '../../http/handle.ts';
import { byName, lookupPage, type Place, where } from './lookup.ts';

export const searchDistrictHandler = handleRead(searchDistrict, ({ db, query }) =>
  lookupPage<Place>(
    db,
    {
      select: sql`t.id, t.name`,
      from: sql`from district t where ${where(query)}`,
      order: byName(query),
    },
    query,
    PAGE_MAX,
  ),
);
