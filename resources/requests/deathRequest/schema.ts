import { date, longText } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import {
  comparedNumbers,
  numberFields,
  ownerNumberFields,
  relationField,
  requestedAnimalFields,
  requesterFields,
} from '../../common/publicForm/requesterFields.ts';

/** Deaths of animals that owners and other people report; accepting one registers the death. */
export const deathRequest = defineRequest({
  name: 'deathRequest',
  resource: 'request-death',
  path: 'request-deaths',
  title: 'transponder',
  decide: 'MANAGE_ANIMAL_DEATH_REQUEST',
  objectType: 'ANIMAL_DEATH_REQUEST',
  origins: ['PUBLIC', 'OWNERS'],
  codes: { closed: 'DEATH_REQUEST_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
  refusals: [
    'ANIMAL_NOT_ON_RECORD',
    'ANIMAL_IS_DEAD',
    'ANIMAL_IS_LOST',
    'ANIMAL_IS_FOUND',
    'ANIMAL_IS_LOCKED',
    'INVALID_DEATH_DATE',
  ],
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
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['deathDate', 'validationStatus', 'accepted'] },
  compares: [...comparedNumbers],
  list: { search: ['transponder', 'requesterName'], card: { title: 'transponder', text: 'animalName' } },
  menu: { group: 'controls', icon: 'death', order: 6 },
});
