import type { Handler } from '../../http/handle.ts';
import { searchAddressHandler } from './searchAddress.ts';
import { searchCountyHandler } from './searchCounty.ts';
import { searchDistrictHandler } from './searchDistrict.ts';
import { searchParishHandler } from './searchParish.ts';

/** Everything that answers the calls of this module. */
export const addressHandlers: readonly Handler[] = [
  searchAddressHandler,
  searchCountyHandler,
  searchDistrictHandler,
  searchParishHandler,
];
