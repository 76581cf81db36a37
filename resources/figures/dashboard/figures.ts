import { z } from 'zod';
import { impersonal } from '../../kit/values/personal.ts';

/** The months before and after today in the charts, the present one included. */
export const MONTHS_BACK = 24;
export const MONTHS_OF_REQUESTS = 12;
export const MONTHS_AHEAD = 6;
/** So many breeds have a bar of their own. */
export const TOP_BREEDS = 10;

/** The states of a request for a change of owner. */
export const REQUEST_STATES = [
  'WAITING_VALIDATION',
  'WAITING_DOCUMENTATION',
  'ACCEPTED',
  'REJECTED',
  'CANCELED',
] as const;

/** `2026-11`, and how many in it. */
const monthly = z.array(z.object({ month: z.string(), count: z.number() }));

/** The sets of figures that the register counts as it changes; none of them is about a person. */
export const figureShapes = {
  registrations: monthly,
  species: z.array(z.object({ name: impersonal(z.string()), count: z.number() })),
  breeds: z.array(
    z.object({ id: z.number(), name: impersonal(z.string()), species: z.string(), count: z.number() }),
  ),
  requests: z.array(z.object({ state: z.enum(REQUEST_STATES), count: z.number() })),
  rabiesEnds: monthly,
};
export type FigureName = keyof typeof figureShapes;
export const FIGURES = Object.keys(figureShapes) as [FigureName, ...FigureName[]];
