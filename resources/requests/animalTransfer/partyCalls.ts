import { z } from 'zod';
import { ownerAccount } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { MAX_CONTEST_WORDS } from '../../common/request/contestLimits.ts';
import { PARTIES, PARTY_STEPS } from './twoParty.ts';
import { describe } from '../../kit/values/described.ts';
import { EXAMPLE_NIF } from '../../kit/values/exampleValue.ts';

const HOUR = 3600;
const token = z.string().max(100);
const vatNumber = z.string().trim().max(25, 'INVALID_VAT_NUMBER');
const words = z.string().trim().max(MAX_CONTEST_WORDS, 'INVALID_WORDS').nullish();
const ANSWERS = ['CONFIRM', 'REFUSE', 'OBJECT', 'REPLY'] as const;

/** A change of owner as one of its parties sees it. */
const partyView = z.object({
  party: z.enum(PARTIES),
  step: z.enum(PARTY_STEPS),
  transponder: z.string(),
  animalName: z.string(),
  /** The name of the other party. */
  ownerName: z.string(),
  /** Until when the step can be taken; none where nothing is waited for. */
  endTimestamp: z.iso.datetime().nullable(),
  /** The former owner's objection, for the party who replies. */
  contestWords: z.string().nullable(),
  /** Why a party refused or withdrew it, where it has ended. */
  endingWords: z.string().nullable(),
});
export type PartyView = z.output<typeof partyView>;

/** The result of an answer. */
const outcome = z.object({
  step: z.enum(PARTY_STEPS),
  /** Whether the animal has changed hands. */
  accepted: z.boolean(),
});
export type PartyOutcome = z.output<typeof outcome>;

const open = {
  method: 'POST',
  access: 'PUBLIC',
  once: true,
  failure: 'PUBLIC_FORM_FAILED',
} as const;

export const openTransferLink = defineCall({
  ...open,
  name: 'openTransferLink',
  path: '/public-transfers/open',
  summary:
    'Opens a change of owner with the secret of a mailed link and the tax number of its receiver; changes nothing',
  body: z.strictObject({
    token,
    vatNumber: describe(vatNumber.nullish(), {
      owedWhen: 'of the receiver',
      example: EXAMPLE_NIF,
      isInExamples: true,
    }),
  }),
  reads: { objectType: 'animalTransfer' },
  answer: partyView,
  errors: ['FORM_ERROR_MSG', 'TRANSFER_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 30, seconds: HOUR },
});

export const answerTransferLink = defineCall({
  ...open,
  // The first answer uses the link up: sent again after a lost connection, it would be refused as expired.
  once: undefined,
  name: 'answerTransferLink',
  path: '/public-transfers',
  summary: 'Confirms, refuses or contests a change of owner with a mailed link, which is used up by it',
  body: z.strictObject({
    token,
    vatNumber: describe(vatNumber.nullish(), {
      owedWhen: 'of the receiver',
      example: EXAMPLE_NIF,
      isInExamples: true,
    }),
    answer: z.enum(ANSWERS),
    words,
  }),
  reads: 'OWN_DATA',
  answer: outcome,
  errors: ['FORM_ERROR_MSG', 'TRANSFER_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 30, seconds: HOUR },
});

export const listOwnTransfers = defineCall({
  name: 'listOwnTransfers',
  method: 'GET',
  path: '/own-transfers',
  access: ownerAccount,
  summary: 'Lists the changes of owner that wait for, or can be contested by, the owner who is signed in',
  reads: { objectType: 'animalTransfer', action: 'SEARCH', onlyFound: true },
  answer: z.array(partyView.extend({ id: z.number().int(), canWithdraw: z.boolean() })),
});

export const answerOwnTransfer = defineCall({
  name: 'answerOwnTransfer',
  method: 'PUT',
  path: '/own-transfers/:id',
  access: ownerAccount,
  failure: 'ERROR_ANSWER_TRANSFER',
  summary: 'Confirms, refuses, withdraws or contests a change of owner in the account of one of its parties',
  params: byId,
  body: z.strictObject({ answer: z.enum([...ANSWERS, 'WITHDRAW']), words }),
  reads: 'OWN_DATA',
  answer: outcome,
  errors: ['FORM_ERROR_MSG', 'TRANSFER_STEP_OVER'],
  notWhileImpersonating: true,
});
