import { longText, text } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import {
  comparedNumbers,
  numberFields,
  ownerNumberFields,
  requestedAnimalFields,
  requesterFields,
} from '../../common/publicForm/requesterFields.ts';

/** Requests of owners for the identification document of an animal; accepting one mails the certificate. */
export const diacRequest = defineRequest({
  name: 'diacRequest',
  resource: 'request-diac',
  path: 'request-diacs',
  title: 'transponder',
  decide: 'MANAGE_ANIMAL_DIAC_REQUEST',
  objectType: 'ANIMAL_DIAC_REQUEST',
  origins: ['PUBLIC'],
  codes: { closed: 'DIAC_REQUEST_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
  refusals: [
    'ANIMAL_NOT_ON_RECORD',
    'REQUESTER_IS_NOT_OWNER',
    'ANIMAL_IS_LOCKED',
    'MISSING_TEMPLATE',
    'SIGNING_KEY_MISSING',
  ],
  reasons: {
    ANIMAL_UNKNOWN: MENDABLE,
    NOT_THE_OWNER: MENDABLE,
    IDENTITY_MISSING: MENDABLE,
    DOCUMENT_ILLEGIBLE: MENDABLE,
    DUPLICATE: REJECTION,
  },
  reasonRequired: ['REJECTED', 'MORE_INFORMATION_NEEDED'],
  termDays: 10,
  fields: {
    ...requestedAnimalFields,
    ...ownerNumberFields,
    ...numberFields,
    ownerEmail: text({ virtual: true, recordOnly: true, personal: true }),
    ...requesterFields,
    grounds: longText({ required: true, max: 1000 }),
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['validationStatus', 'accepted'] },
  compares: [...comparedNumbers, ['ownerEmail', 'requesterEmail']],
  list: { search: ['transponder', 'requesterName'], card: { title: 'transponder', text: 'animalName' } },
  menu: { group: 'controls', icon: 'diac', order: 7 },
});
