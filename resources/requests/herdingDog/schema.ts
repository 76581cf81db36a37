import { choice, date, integer, text } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import {
  comparedNumbers,
  numberFields,
  ownerNumberFields,
  requestedAnimalFields,
  requesterFields,
} from '../../common/publicForm/requesterFields.ts';
import { LIVESTOCK } from '../../common/publicForm/livestock.ts';
import { STATUSES } from './rules.ts';

/** Dogs that guard livestock: their keepers ask for the validation, which holds for a time. */
export const herdingDog = defineRequest({
  name: 'herdingDog',
  title: 'transponder',
  // The only permission that there is for these dogs; requests of the public are in the operator's sight alone.
  decide: 'READ_HERDING_DOG',
  origins: ['PUBLIC'],
  codes: { closed: 'HERDING_DOG_ALREADY_DECIDED', notOwn: 'REQUEST_NOT_OWN' },
  refusals: [
    'ANIMAL_NOT_ON_RECORD',
    'ANIMAL_IS_DEAD',
    'HERDING_DOG_IS_NO_DOG',
    'HERDING_DOG_AGE',
    'HERDING_DOG_LIMIT',
  ],
  reasons: {
    ANIMAL_UNKNOWN: MENDABLE,
    NOT_THE_OWNER: MENDABLE,
    DECLARATION_MISSING: MENDABLE,
    HOLDING_MARK_UNKNOWN: MENDABLE,
    TOO_FEW_ANIMALS: REJECTION,
    AGE: REJECTION,
    DUPLICATE: REJECTION,
  },
  reasonRequired: ['REJECTED', 'MORE_INFORMATION_NEEDED'],
  termDays: 20,
  fields: {
    ...requestedAnimalFields,
    /** Follows from the decision and from `validUntil`. */
    status: choice(STATUSES, {
      virtual: true,
      tones: {
        PENDING: 'attention',
        VALIDATED: 'good',
        REJECTED: 'bad',
        EXPIRED: 'neutral',
        CANCELED: 'neutral',
      },
    }),
    validUntil: date({ computed: true }),
    holdingMark: text({ required: true, max: 20 }),
    species: choice(LIVESTOCK, { required: true }),
    animalCount: integer({ required: true, min: 1, max: 100_000 }),
    municipality: text({ required: true, max: 80 }),
    ...ownerNumberFields,
    ...numberFields,
    ...requesterFields,
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['status', 'validUntil'] },
  compares: [...comparedNumbers],
  list: {
    columns: [
      'transponder',
      'requesterName',
      'holdingMark',
      'creationTimestamp',
      'dueDate',
      'validationStatus',
      'status',
      'validUntil',
    ],
    search: ['transponder', 'requesterName', 'holdingMark'],
    card: { title: 'transponder', text: 'animalName' },
  },
  menu: { group: 'controls', icon: 'herdingDog', order: 8 },
});
