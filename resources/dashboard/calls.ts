import { z } from 'zod';
import { defineCall } from '../kit/call.ts';

/** How far back and how far ahead the charts look, in months, the present one included. */
export const MONTHS_BACK = 24;
export const MONTHS_OF_REQUESTS = 12;
export const MONTHS_AHEAD = 6;
/** So many breeds have a bar of their own. */
export const TOP_BREEDS = 10;

/** What a request for a change of owner has come to. */
export const REQUEST_STATES = [
  'WAITING_VALIDATION',
  'WAITING_DOCUMENTATION',
  'ACCEPTED',
  'REJECTED',
  'CANCELED',
] as const;

/** `2026-11`, and how many in it. */
const monthly = z.array(z.object({ month: z.string(), count: z.number() }));

export const dashboardOverview = defineCall({
  name: 'dashboardOverview',
  method: 'GET',
  path: '/dashboards/overview',
  access: 'READ_DASHBOARD',
  summary: "Figures of the register for the home page's charts, as far as the user's entities reach",
  reads: 'NOTHING_PERSONAL',
  answer: z.object({
    /** The whole country, or the user's entities. */
    reach: z.enum(['ALL', 'ENTITIES']),
    living: z.number(),
    registrations: monthly,
    species: z.array(z.object({ name: z.string(), count: z.number() })),
    breeds: z.array(z.object({ id: z.number(), name: z.string(), species: z.string(), count: z.number() })),
    requests: z.array(z.object({ state: z.enum(REQUEST_STATES), count: z.number() })),
    rabiesEnds: monthly,
  }),
});
