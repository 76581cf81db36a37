import { MAX_CONTEST_WORDS } from '../../common/request/contestLimits.ts';
import { z } from 'zod';
import { anyOf, veterinarian } from '../../kit/access.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import {
  choice,
  country,
  data,
  email,
  longText,
  reference,
  text,
  timestamp,
  transponder,
} from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import { CONTEST_WORDING } from '../../common/request/contestWording.ts';
import {
  CONFIRMED_BY,
  CONTEST_STATES,
  TRANSFER_ENDINGS,
  TRANSFER_KINDS,
  transferDecisions,
  transferMark,
  type TwoPartyState,
  WAIT_REASONS,
} from './twoParty.ts';
import { personName } from '../../kit/values/personName.ts';

export const READ_TRANSFERS = anyOf(
  'REQUEST_ANIMAL_TRANSFER',
  'REQUEST_BULK_ANIMAL_TRANSFER',
  'MANAGE_ANIMAL_TRANSFER',
  veterinarian,
);

const virtual = { virtual: true } as const;
const computed = { computed: true } as const;
const ofOne = { computed: true, recordOnly: true } as const;
const wordsOfParty = { ...ofOne, personal: true, max: MAX_CONTEST_WORDS } as const;
const optionalId = z.int().nullish();
const optionalText = z.string().nullish();

/** Requests for a change of owner: opened by calls of their own. */
export const animalTransfer = defineRequest({
  name: 'animalTransfer',
  resource: 'transfers',
  title: 'transponder',
  decide: 'MANAGE_ANIMAL_TRANSFER',
  read: READ_TRANSFERS,
  origins: ['OWNERS', 'PUBLIC'],
  oneByOne: {
    origins: ['OWNERS'],
    code: 'OWNER_ORIGIN_NOT_BULK',
    // Each was confirmed by two people, and may be contested by one.
    also: ({ kind, contestState }) => kind === 'TWO_PARTY' || contestState === 'OPEN',
  },
  codes: { closed: 'TRANSFER_ALREADY_CLOSED', notOwn: 'TRANSFER_NOT_OWN' },
  markOf: transferMark,
  wordingOf: ({ contestState }) => (contestState === 'OPEN' ? CONTEST_WORDING : undefined),
  decisionsOf: transferDecisions,
  cancelWhen: [condition('TRANSFER_CONTESTED', ({ contestState }: TwoPartyState) => !contestState)],
  // Of a former owner without a proven contact: how staff notified the owner.
  decisionFields: { formerOwnerTold: longText({ max: 500 }) },
  refusals: [
    'OWNER_IS_LOCKED',
    'TRANSFER_OWNER_SAME_AS_CURRENT',
    'ANIMAL_IS_LOCKED',
    'ANIMAL_IS_DEAD',
    'ANIMAL_IS_LOST',
    'ANIMAL_IS_FOUND',
    'ANIMAL_IS_EXPORTED',
    'PENDING_TRANSFER',
    'ANIMAL_NOT_ON_RECORD',
    'INVALID_NEW_OWNER',
    'TRANSFER_NOT_CONFIRMED',
    'TRANSFER_OWNER_CHANGED',
    'TRANSFER_TAKES_NO_DOCUMENTS',
    'NO_CREDITS',
  ],
  actions: {
    ACCEPTED: 'TRANSFER_ACCEPTED',
    REJECTED: 'TRANSFER_REJECTED',
    MORE_INFORMATION_NEEDED: 'TRANSFER_MORE_INFORMATION_NEEDED',
    CANCELED: 'TRANSFER_CANCELED',
    DOCUMENTS_ADDED: 'TRANSFER_DOCUMENTS_ADDED',
  },
  reasons: {
    DECLARATION_NOT_SIGNED: MENDABLE,
    TRANSPONDER_MISMATCH: MENDABLE,
    DOCUMENT_ILLEGIBLE: MENDABLE,
    IDENTITY_MISSING: MENDABLE,
    OWNER_MISMATCH: REJECTION,
    OWNER_OBJECTS: REJECTION,
    DUPLICATE: REJECTION,
  },
  fields: {
    transponder: transponder(virtual),
    animalName: text(virtual),
    animalId: reference('animal', { computed: true, label: 'transponder' }),
    newOwnerName: text({ virtual: true, ...personName }),
    /** The number that the public form was given; the animal is looked up when the request is decided. */
    requestedTransponder: transponder({ computed: true, recordOnly: true }),
    /** The tax number of the current owner and its country, or a document, as the public form was given them. */
    country: country({ computed: true, recordOnly: true }),
    vatNumber: text({ computed: true, recordOnly: true, personal: true, max: 25 }),
    passport: text({ computed: true, recordOnly: true, personal: true, max: 20 }),
    requesterEmail: email({ computed: true, recordOnly: true, personal: true }),
    observations: longText({ computed: true, recordOnly: true, max: 1000 }),
    newAnimalName: text(computed),
    lostAnimalStatus: text(computed),
    kind: choice(TRANSFER_KINDS, computed),
    /** When and how each party confirmed. */
    givenTimestamp: timestamp(computed),
    givenBy: choice(CONFIRMED_BY, ofOne),
    receivedTimestamp: timestamp(computed),
    receivedBy: choice(CONFIRMED_BY, ofOne),
    /** Until when both must have confirmed. */
    confirmEndTimestamp: timestamp(ofOne),
    ending: choice(TRANSFER_ENDINGS, ofOne),
    /** The reasons why staff decide although both parties have confirmed. */
    waitReasons: data(z.array(z.enum(WAIT_REASONS)).max(WAIT_REASONS.length), ofOne),
    /** Until when the former owner may object. */
    contestEndTimestamp: timestamp(ofOne),
    contestState: choice(CONTEST_STATES, {
      ...computed,
      tones: { OPEN: 'attention', STANDS: 'neutral', UNDONE: 'bad' },
    }),
    contestTimestamp: timestamp(ofOne),
    contestWords: longText(wordsOfParty),
    contestAnswer: longText(wordsOfParty),
    contestAnswerTimestamp: timestamp(ofOne),
    /** The letter or call by which staff notified a former owner who has no proven contact. */
    formerOwnerTold: longText({ ...ofOne, max: 500 }),
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['validationStatus', 'accepted'] },
  list: { filters: ['animalId', 'kind', 'contestState'], card: { title: 'transponder', text: 'animalName' } },
  menu: { group: 'animals', icon: 'transfer', order: 4 },
  alsoAnswers: {
    // Of one request, as its versions have them.
    newOwner: z.looseObject({}).optional(),
    newOwnerId: optionalId,
    previousOwnerId: optionalId,
    useOwnerAddress: z.boolean().optional(),
    animalPostalCode: optionalText,
    animalLocality: optionalText,
    animalParishId: optionalId,
    animalAddress: optionalText,
  },
  without: ['get'],
});
