import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { queryIds, queryWords } from '../../kit/calls/query.ts';
import { GROUP_TYPES } from './schema.ts';

const words = z.string().max(200).optional();

const found = z.looseObject({
  id: z.number(),
  name: z.string(),
  groupType: z.string(),
  parentId: z.number().nullable(),
});

export const findBreeds = defineCall({
  name: 'findBreeds',
  method: 'GET',
  path: '/breeds/search-breeds',
  access: 'SIGNED_IN',
  failure: 'ERROR_SEARCH',
  summary: 'Finds breeds and groups of breeds to choose from',
  query: z.strictObject({
    name: words,
    groupTypes: queryWords(GROUP_TYPES),
    parentIds: queryIds(),
    onlyRootBreeds: z.enum(['true', 'false']).optional(),
    ...pageQuery(['name', 'id']),
  }),
  reads: 'NOTHING_PERSONAL',
  answer: pageOf(found),
});
