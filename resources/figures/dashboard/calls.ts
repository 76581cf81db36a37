import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { figureShapes } from './figures.ts';
import { dashboard } from './schema.ts';
import { impersonal } from '../../kit/values/personal.ts';

export const dashboardOverview = defineCall({
  name: 'dashboardOverview',
  method: 'GET',
  path: '/dashboards/overview',
  access: dashboard.access.read,
  summary: "Figures of the register for dashboards, as far as the user's entities reach",
  answer: z.object({
    /** The whole country, or the user's entities. */
    reach: z.enum(['ALL', 'ENTITIES']),
    living: z.number(),
    ...figureShapes,
  }),
});

export const getPublicDashboard = defineCall({
  name: 'getPublicDashboard',
  method: 'GET',
  path: '/public-dashboards/:id',
  access: 'PUBLIC',
  summary: 'A dashboard that is published for everybody, with its figures of the whole country',
  params: byId,
  answer: z.object({
    name: impersonal(z.string()),
    description: z.string().nullable(),
    /** When the figures were counted. */
    countedAt: z.iso.datetime(),
    living: z.number(),
    figures: z.object(figureShapes).partial(),
  }),
  errors: ['NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});
