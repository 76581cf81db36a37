import { z } from 'zod';
import { describe } from '../../kit/values/described.ts';
import { defineCall } from '../../kit/call.ts';
import { PUBLIC_NOTICES } from './notices.ts';

export const information = defineCall({
  name: 'information',
  method: 'GET',
  path: '/informations/',
  access: 'SIGNED_IN',
  summary:
    "An announcement, the home page's highlights or the list of changes (HTML), in the language that the page asks for, else the user's",
  query: z.strictObject({ type: z.enum(['GENERAL_ANNOUNCEMENT', 'DASHBOARD_HIGHLIGHTS', 'CHANGELOG']) }),
  answer: z.object({
    content: z.string(),
    type: z.string(),
    /** Of the text in all its languages: another once any of them has changed. */
    hash: z.string(),
    /** With the announcement: seconds between two reads of what an open page shows. */
    pollSeconds: z.object({ balance: z.int(), notifications: z.int(), announcements: z.int() }).optional(),
  }),
});

export const getPublicNotice = defineCall({
  name: 'getPublicNotice',
  method: 'GET',
  path: '/public-notices/:name',
  access: 'PUBLIC',
  summary:
    'The privacy notice, accessibility statement or imprint (HTML), in the language that the page asks for',
  params: z.strictObject({ name: z.enum(PUBLIC_NOTICES) }),
  answer: z.object({ content: z.string() }),
  limit: { max: 60, seconds: 60 },
});

export const animalCount = defineCall({
  name: 'animalCount',
  method: 'GET',
  path: '/informations/animal-count',
  access: 'SIGNED_IN',
  summary: 'How many animals are registered, by estimate where there are many',
  answer: z.object({ count: z.number(), isEstimate: z.boolean() }),
});

/** The limits of an error report of the page, in characters. */
export const pageError = defineCall({
  name: 'pageError',
  method: 'POST',
  path: '/fe-debug/',
  access: 'PUBLIC',
  summary: "Tells the operator's log of an error of the page",
  body: z.strictObject({
    log: z.string().max(4_000),
    logSessionId: z.string().max(100).nullish(),
    location: z.string().max(500).nullish(),
    stack: z.string().max(10_000).nullish(),
    steps: z.array(z.string().max(200)).max(30).nullish(),
  }),
  answer: z.object({}),
  effect: 'read',
  bodyLimit: 16 * 1024,
  limit: { max: 20, seconds: 60 },
});

/** A page as it was opened, for the operator's traces. Its path has only fixed words: no number, no name. */
export const pageVisit = defineCall({
  name: 'pageVisit',
  method: 'POST',
  path: '/fe-debug/page-visits',
  access: 'SIGNED_IN',
  summary: 'Says how long a page took to open; its calls name the same trace',
  body: z.strictObject({
    traceId: describe(
      z
        .string()
        .max(32)
        .regex(/^[\da-f]{32}$/),
      { example: '4bf92f3577b34da6a3ce929d0e0e4736' },
    ),
    spanId: describe(
      z
        .string()
        .max(16)
        .regex(/^[\da-f]{16}$/),
      { example: '00f067aa0ba902b7' },
    ),
    path: describe(
      z
        .string()
        .max(200)
        .regex(/^\/[a-zA-Z/…-]*$/),
      { example: '/animals' },
    ),
    /** Milliseconds since its first call left: the clock of a page is not the register's. */
    ago: z.int().min(0).max(600_000),
    /** Milliseconds from then to the last answer that it waited for. */
    took: z.int().min(0).max(600_000),
  }),
  answer: z.object({}),
  effect: 'read',
  background: true,
  needsPerson: true,
  limit: { max: 60, seconds: 60 },
});
