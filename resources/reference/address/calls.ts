import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { named } from '../../kit/values/named.ts';
import { PAGE_MAX, pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { queryIds } from '../../kit/calls/query.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { describe } from '../../kit/values/described.ts';

const ids = queryIds(PAGE_MAX);
const name = z.string().max(120).optional();
const paging = pageQuery(['name']);

/** The map is public and public forms use it; the limit keeps it from being copied call by call. */
const open = { method: 'GET', access: 'PUBLIC', standby: true, limit: { max: 600, seconds: 60 } } as const;

export const searchDistrict = defineCall({
  ...open,
  name: 'searchDistrict',
  path: '/address/search-district',
  summary: 'Finds districts',
  query: z.strictObject({ name, ids, ...paging }),
  answer: pageOf(named),
});

export const searchCounty = defineCall({
  ...open,
  name: 'searchCounty',
  path: '/address/search-county',
  summary: 'Finds the counties of districts',
  query: z.strictObject({ districtIds: ids, name, ids, ...paging }),
  answer: pageOf(named.extend({ district: named })),
});

export const searchParish = defineCall({
  ...open,
  name: 'searchParish',
  path: '/address/search-parish',
  summary: 'Finds the parishes of counties',
  query: z.strictObject({ countyIds: ids, name, ids, ...paging }),
  answer: pageOf(named.extend({ county: named, district: named })),
});

export const searchAddress = defineCall({
  ...open,
  name: 'searchAddress',
  path: '/address/search-address',
  summary: 'Finds the streets of a postal code, with locality and parish',
  query: z.strictObject({
    cp4: describe(z.string().length(4).regex(/^\d+$/), { example: '1000' }),
    cp3: describe(z.string().length(3).regex(/^\d+$/), { example: '001' }),
    ...paging,
  }),
  answer: pageOf(
    z.object({
      postalCode: impersonal(z.string()),
      locality: impersonal(z.string()),
      street: impersonal(z.string()),
      /** Unknown where the publisher of the codes does not say. */
      parish: named.nullable(),
      county: named,
      district: named,
    }),
  ).extend({
    /** Whether the country's table was imported. Until then a postal code that is not found may exist. */
    isWholeCountry: z.boolean(),
  }),
});
