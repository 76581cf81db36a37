import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { MAX_CONTEST_WORDS } from '../../common/request/contestLimits.ts';
import { owed } from '../../kit/values/described.ts';

const HOUR = 3600;

const token = z.string().max(100);
const open = { method: 'POST', access: 'PUBLIC', failure: 'PUBLIC_FORM_FAILED' } as const;

/** A death as the owner of the animal sees it, who may object to it. */
const deathView = z.object({
  animalName: z.string(),
  transponder: z.string(),
  deathDate: z.iso.date(),
  /** The entity whose user registered it. */
  entityName: z.string().nullable(),
  endTimestamp: z.iso.datetime(),
});
export type DeathView = z.output<typeof deathView>;

export const openDeathLink = defineCall({
  ...open,
  once: true,
  name: 'openDeathLink',
  path: '/public-deaths/open',
  summary: 'Opens the death of an animal with the secret of a mailed link; changes nothing',
  body: z.strictObject({ token }),
  answer: deathView,
  errors: ['DEATH_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 30, seconds: HOUR },
});

export const objectToDeath = defineCall({
  ...open,
  name: 'objectToDeath',
  path: '/public-deaths',
  summary: 'Objects to the death of an animal with a mailed link, which is used up by it; staff decide first',
  body: z.strictObject({
    token,
    words: owed(z.string().trim().max(MAX_CONTEST_WORDS, 'INVALID_WORDS').nullish()),
  }),
  reads: 'OWN_DATA',
  answer: z.object({ objected: z.literal(true) }),
  errors: ['FORM_ERROR_MSG', 'DEATH_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 30, seconds: HOUR },
});
