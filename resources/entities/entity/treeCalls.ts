import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { PAGE_MAX, pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { queryIds } from '../../kit/calls/query.ts';
import { byId } from '../../kit/values/ids.ts';
import { named } from '../../kit/values/named.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { REGISTRATIONS } from '../entityProfile/rules.ts';
import { entity } from './schema.ts';

/** An entity as the tree shows it. */
const node = z.object({
  id: z.number(),
  name: impersonal(z.string()),
  brand: z.string().nullable(),
  vatNumber: impersonal(z.string()).nullable(),
  active: z.boolean(),
  parentId: z.number().nullable(),
  profile: named,
  /** What it may register. */
  registers: z.enum(REGISTRATIONS),
  /** The entity whose credits pay for what it registers; none where its profile is not billed. */
  payer: named.nullable(),
  /** Entities directly below it. */
  children: z.number(),
  /** Active accounts of its staff. */
  users: z.number(),
  /** Veterinarians who work for it. */
  veterinarians: z.number(),
});

const { pages: access } = entity.access;

export const searchEntityLevel = defineCall({
  name: 'searchEntityLevel',
  method: 'GET',
  path: '/entities/tree',
  access,
  summary:
    'One level of the tree of entities: those below an entity, or those that stand at the top for the caller',
  query: z.strictObject({ parentId: queryIds(1).optional(), ...pageQuery(['name']) }),
  answer: pageOf(node),
});

export const searchEntityTree = defineCall({
  name: 'searchEntityTree',
  method: 'GET',
  path: '/entities/tree/search',
  access,
  summary: 'Entities found by words, with the entities above them',
  query: z.strictObject({
    universalSearch: z.string().trim().min(1).max(120),
    itemsPerPage: pageQuery(['name'], PAGE_MAX).itemsPerPage,
  }),
  answer: z.object({
    /** Those found. */
    ids: z.array(z.number()),
    /** Those found and all above them, by name. */
    nodes: z.array(node),
    hasMore: z.boolean(),
  }),
});

export const getEntityPlace = defineCall({
  name: 'getEntityPlace',
  method: 'GET',
  path: '/entities/:id/place',
  access,
  summary: 'Where an entity stands in the tree, what it may register, and whose credits pay for it',
  params: byId,
  answer: node.extend({
    /** The entities above it that the caller sees, the topmost first. */
    above: z.array(named),
    /** Free credits of the account that pays; nothing where the caller may not read them, or nothing is billed. */
    credits: z.number().nullable(),
  }),
  errors: ['NOT_FOUND'],
});
