import { z } from 'zod';
import { defineCall } from '../kit/call.ts';

const words = z.string().max(200).optional();
const page = z
  .string()
  .regex(/^\d{1,7}$/)
  .optional();

const found = z.looseObject({
  id: z.number(),
  name: z.string(),
  groupType: z.string(),
  parentId: z.number().nullable(),
});

export const searchBreeds = defineCall({
  name: 'searchBreeds',
  method: 'GET',
  path: '/breeds/search-breeds',
  access: 'SIGNED_IN',
  summary: 'Finds breeds and groups of breeds to choose from',
  query: z.strictObject({
    name: words,
    groupTypes: words,
    parentIds: words,
    onlyRootBreeds: z.enum(['true', 'false', '']).optional(),
    sortProperty: z.enum(['name', 'id', '']).optional(),
    sortDirection: z.enum(['ASC', 'DESC', '']).optional(),
    currentPage: page,
    itemsPerPage: page,
  }),
  answer: z.object({
    content: z.array(found),
    totalItems: z.number(),
    totalPages: z.number(),
    currentPage: z.number(),
    itemsPerPage: z.number(),
  }),
});

export const breedCalls = [searchBreeds] as const;
