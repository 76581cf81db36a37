import { z } from 'zod';
import { MAX_CONTEST_WORDS } from '../../common/request/contestLimits.ts';
import { ownerAccount } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { describe, owed } from '../../kit/values/described.ts';
import { byId, transponderText } from '../../kit/values/ids.ts';
import { CANNOT_MOVE } from './cannotMove.ts';
import { handoverFacts } from './facts.ts';
import { HANDOVER_STATES } from './schema.ts';

const limit = { max: 240, seconds: 60 } as const;
const ofKey = { access: 'PUBLIC', apiKey: true, failure: 'PUBLIC_FORM_FAILED', limit } as const;
const referenceText = describe(
  z
    .string()
    .min(8)
    .max(40)
    .regex(/^[A-Za-z0-9-]+$/),
  { example: 'ES-2027-000123' },
);

/** What a hand-over of the register of the key has come to. */
const state = z.object({
  reference: z.string(),
  transponder: z.string(),
  direction: z.enum(['OUT', 'IN']),
  state: z.enum(HANDOVER_STATES),
});

export const announceIndexHandover = defineCall({
  ...ofKey,
  name: 'announceIndexHandover',
  method: 'POST',
  path: '/index/handovers',
  summary:
    'Announces that an animal of the register of the key comes to this one for good; a repeat answers what the first has come to',
  body: z.strictObject({ reference: referenceText, transponder: transponderText, facts: handoverFacts }),
  answer: state,
  errors: ['REGISTER_UNKNOWN', 'HANDOVER_IS_OPEN', 'INVALID_TRANSPONDER'],
});

export const findIndexHandover = defineCall({
  ...ofKey,
  name: 'findIndexHandover',
  method: 'GET',
  path: '/index/handovers/:reference',
  summary: 'Says what a hand-over between this register and that of the key has come to',
  params: z.strictObject({ reference: referenceText }),
  answer: state,
  errors: ['REGISTER_UNKNOWN', 'NOT_FOUND'],
});

export const answerIndexHandover = defineCall({
  ...ofKey,
  name: 'answerIndexHandover',
  method: 'POST',
  path: '/index/handovers/:reference/answers',
  summary:
    'Confirms or refuses an animal that leaves this register, or withdraws one that the register of the key has announced',
  params: z.strictObject({ reference: referenceText }),
  body: z.strictObject({ answer: z.enum(['CONFIRMED', 'REFUSED', 'WITHDRAWN']) }),
  answer: state,
  errors: [
    'REGISTER_UNKNOWN',
    'NOT_FOUND',
    'HANDOVER_NOT_ANNOUNCED',
    'HANDOVER_OWNER_CHANGED',
    ...CANNOT_MOVE,
  ],
});

const HOUR = 3600;
const open = { method: 'POST', access: 'PUBLIC', failure: 'PUBLIC_FORM_FAILED' } as const;
const token = z.string().max(100);
/** Of an objection. */
const words = owed(z.string().trim().max(MAX_CONTEST_WORDS, 'INVALID_WORDS').nullish());
const HANDOVER_ACTS = ['AGREE', 'OBJECT'] as const;

/** A hand-over as the owner of the animal sees it, who agrees or objects. */
const handoverView = z.object({
  animalName: z.string(),
  transponder: z.string(),
  registerName: z.string(),
  country: z.string(),
  act: z.enum(HANDOVER_ACTS),
  endTimestamp: z.iso.datetime(),
});
export type HandoverView = z.output<typeof handoverView>;

export const openHandoverLink = defineCall({
  ...open,
  once: true,
  name: 'openHandoverLink',
  path: '/public-handovers/open',
  summary: 'Opens the hand-over of an animal with the secret of a mailed link; changes nothing',
  body: z.strictObject({ token }),
  answer: handoverView,
  errors: ['HANDOVER_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 30, seconds: HOUR },
});

export const answerHandover = defineCall({
  ...open,
  name: 'answerHandover',
  path: '/public-handovers',
  summary:
    'Agrees to the hand-over of an animal, or objects to one that is done, with a mailed link, which is used up by it',
  body: z.strictObject({ token, words }),
  reads: 'OWN_DATA',
  answer: z.object({ act: z.enum(HANDOVER_ACTS) }),
  errors: [
    'FORM_ERROR_MSG',
    'HANDOVER_LINK_EXPIRED',
    'TOO_MANY_REQUESTS',
    'HANDOVER_OWNER_CHANGED',
    ...CANNOT_MOVE,
  ],
  limit: { max: 30, seconds: HOUR },
});

export const listOwnHandovers = defineCall({
  name: 'listOwnHandovers',
  method: 'GET',
  path: '/own-handovers',
  access: ownerAccount,
  summary: 'Lists the hand-overs to other registers that the caller, an owner, can agree or object to',
  answer: z.array(handoverView.extend({ id: z.number().int() })),
});

export const answerOwnHandover = defineCall({
  name: 'answerOwnHandover',
  method: 'PUT',
  path: '/own-handovers/:id',
  access: ownerAccount,
  failure: 'ERROR_ANSWER_TRANSFER',
  summary: 'Agrees to the hand-over of an animal of the caller, its owner, or objects to one that is done',
  params: byId,
  body: z.strictObject({ act: z.enum(HANDOVER_ACTS), words }),
  answer: z.object({ act: z.enum(HANDOVER_ACTS) }),
  errors: ['NOT_FOUND', 'FORM_ERROR_MSG', 'HANDOVER_LINK_EXPIRED', 'HANDOVER_OWNER_CHANGED', ...CANNOT_MOVE],
  notWhileImpersonating: true,
});
