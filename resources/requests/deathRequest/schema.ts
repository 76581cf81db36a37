import { choice, date, longText, reference } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import { MAX_CONTEST_WORDS } from '../../common/request/contestLimits.ts';
import { CONTEST_WORDING } from '../../common/request/contestWording.ts';
import {
  comparedNumbers,
  numberFields,
  ownerNumberFields,
  relationField,
  requestedAnimalFields,
  requesterFields,
} from '../../common/publicForm/requesterFields.ts';

/** A state in which staff decide on a death that took effect: the owner objects, or nothing could be mailed to the owner. */
export const isOfStandingDeath = ({ contestState }: { readonly contestState?: string | null }): boolean =>
  contestState === 'OPEN' || contestState === 'UNNOTIFIED';

const NOTICE_WORDING = {
  ...CONTEST_WORDING,
  accept: 'noticeAccept',
  acceptTitle: 'noticeAcceptTitle',
  acceptText: 'noticeAcceptText',
} as const;

const ofContest = { computed: true, recordOnly: true } as const;

/** Deaths of animals that owners and other people report; accepting one registers the death. */
export const deathRequest = defineRequest({
  name: 'deathRequest',
  resource: 'request-death',
  path: 'request-deaths',
  title: 'transponder',
  decide: 'MANAGE_ANIMAL_DEATH_REQUEST',
  objectType: 'ANIMAL_DEATH_REQUEST',
  origins: ['PUBLIC', 'OWNERS'],
  // An objection is one owner's, and so is a notice: each is looked at.
  oneByOne: {
    origins: [],
    code: 'OWNER_ORIGIN_NOT_BULK',
    also: isOfStandingDeath,
  },
  markOf: ({ contestState }) => contestState ?? undefined,
  wordingOf: ({ contestState }) =>
    contestState === 'OPEN' ? CONTEST_WORDING : contestState === 'UNNOTIFIED' ? NOTICE_WORDING : undefined,
  decisionsOf: (request) =>
    isOfStandingDeath(request)
      ? ['ACCEPTED', 'REJECTED']
      : ['ACCEPTED', 'REJECTED', 'MORE_INFORMATION_NEEDED'],
  codes: { closed: 'DEATH_REQUEST_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
  refusals: [
    'ANIMAL_NOT_ON_RECORD',
    'ANIMAL_IS_DEAD',
    'ANIMAL_IS_NOT_DEAD',
    'TRANSFER_TAKES_NO_DOCUMENTS',
    'ANIMAL_IS_LOST',
    'ANIMAL_IS_FOUND',
    'ANIMAL_IS_EXPORTED',
    'ANIMAL_IS_LOCKED',
    'INVALID_DEATH_DATE',
    'MISSING_OWNER_NOTICE',
  ],
  // Of an owner without an email: how staff notified the owner.
  decisionFields: { ownerNotice: longText({ max: 500 }) },
  reasons: {
    ANIMAL_UNKNOWN: MENDABLE,
    NOT_THE_OWNER: MENDABLE,
    DATE_UNCLEAR: MENDABLE,
    DOCUMENT_ILLEGIBLE: MENDABLE,
    ANIMAL_ALIVE: REJECTION,
    DUPLICATE: REJECTION,
  },
  reasonRequired: ['REJECTED', 'MORE_INFORMATION_NEEDED'],
  termDays: 10,
  fields: {
    ...requestedAnimalFields,
    deathDate: date({ required: true, past: true }),
    relation: relationField,
    ...ownerNumberFields,
    ...numberFields,
    observations: longText({ max: 1000 }),
    ...requesterFields,
    /**
     * Of a death that an account outside the animal's scope registered: an objection of the owner, or that nothing could
     * be mailed to the owner.
     */
    contestState: choice(['OPEN', 'UNNOTIFIED', 'STANDS', 'NOTIFIED', 'UNDONE'], {
      computed: true,
      tones: {
        OPEN: 'attention',
        UNNOTIFIED: 'attention',
        STANDS: 'neutral',
        NOTIFIED: 'neutral',
        UNDONE: 'bad',
      },
    }),
    contestWords: longText({ ...ofContest, personal: true, max: MAX_CONTEST_WORDS }),
    /** The entity whose user registered the death. */
    contestEntityId: reference('entity', ofContest),
    ownerNotice: longText({ ...ofContest, personal: true, max: 500 }),
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['deathDate', 'validationStatus', 'accepted'] },
  compares: [...comparedNumbers],
  list: { search: ['transponder', 'requesterName'], card: { title: 'transponder', text: 'animalName' } },
  menu: { group: 'controls', icon: 'death', order: 6 },
});
