import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { describe } from '../../kit/values/described.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { transponderShape, transponderText } from '../../kit/values/ids.ts';
import { INDEX_CHANGES, INDEX_STATES } from './index.ts';

const limit = { max: 600, seconds: 60 } as const;

/** The most changes of one answer. */
export const INDEX_PAGE = 1000;

export const findIndexedAnimal = defineCall({
  name: 'findIndexedAnimal',
  method: 'GET',
  path: '/index/animals/:transponder',
  access: 'PUBLIC',
  apiKey: true,
  summary: 'Says whether a number is in this register and in which state; nothing of persons',
  params: z.strictObject({ transponder: transponderShape() }),
  answer: z.object({
    transponder: z.string(),
    isHere: z.boolean(),
    /** Null where the number is not here. */
    state: z.enum(INDEX_STATES).nullable(),
    /** Of an exported animal, and of a visitor: the register that it is in. */
    register: z.object({ name: impersonal(z.string()), country: z.string() }).nullable(),
  }),
  limit,
});

export const verifyIndexedAdvert = defineCall({
  name: 'verifyIndexedAdvert',
  method: 'POST',
  path: '/index/adverts/verify',
  access: 'PUBLIC',
  apiKey: true,
  once: true,
  failure: 'PUBLIC_FORM_FAILED',
  summary:
    'Says whether an animal is offered by its keeper, by transponder and advert code; a yes has a token that names the platform, signed by a key of `/certificates/keys`',
  body: z.strictObject({
    transponder: transponderText,
    code: z.string().max(40),
    /** The platform's own name or number, which the token carries. */
    platform: describe(z.string().trim().min(1).max(100), { example: 'anuncios.example.pt' }),
  }),
  answer: z.object({
    confirmed: z.boolean(),
    /** `<statement>.<signature>` in base64url, Ed25519 over the bytes of the first part; null for a no, or where the register signs nothing. */
    token: z.string().nullable(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
  limit: { max: 240, seconds: 60 },
});

export const listIndexChanges = defineCall({
  name: 'listIndexChanges',
  method: 'GET',
  path: '/index/changes',
  access: 'PUBLIC',
  apiKey: true,
  summary:
    'Lists the numbers that were registered and withdrawn, in one order for ever: who follows `next` misses none and gets none twice',
  query: z.strictObject({
    /** `next` of the answer before; from the beginning where there is none. */
    since: describe(
      z
        .string()
        .max(40)
        .regex(/^\d{1,19}-\d{1,19}$/)
        .optional(),
      { example: '0-0' },
    ),
  }),
  answer: z.object({
    changes: z.array(
      z.object({
        transponder: z.string(),
        change: z.enum(INDEX_CHANGES),
        /** In Portugal. */
        day: z.iso.date(),
      }),
    ),
    next: z.string(),
    /** Whether more can be asked for at once. */
    hasMore: z.boolean(),
  }),
  limit,
});
