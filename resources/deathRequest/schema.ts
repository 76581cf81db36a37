import { date, longText, reference, text, transponder } from '../kit/fields.ts';
import { defineRequest, type Validation } from '../kit/request.ts';
import { relationField, requesterFields, vatNumberField } from '../publicForm/requesterFields.ts';

const REJECTION: readonly Validation[] = ['REJECTED'];
const MENDABLE: readonly Validation[] = ['REJECTED', 'MORE_INFORMATION_NEEDED'];

/** Deaths of animals that owners and other people report; accepting one registers the death. */
export const deathRequest = defineRequest({
  name: 'deathRequest',
  resource: 'request-death',
  path: 'request-deaths',
  title: 'transponder',
  decide: 'MANAGE_ANIMAL_DEATH_REQUEST',
  objectType: 'ANIMAL_DEATH_REQUEST',
  origins: ['PUBLIC'],
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
    transponder: transponder({ required: true }),
    animalId: reference('animal', { computed: true, label: 'transponder' }),
    animalName: text({ virtual: true }),
    deathDate: date({ required: true, past: true }),
    relation: relationField,
    ownerVatNumber: text({ virtual: true, recordOnly: true, personal: true }),
    vatNumber: vatNumberField,
    observations: longText({ max: 1000 }),
    ...requesterFields,
  },
  compares: [['ownerVatNumber', 'vatNumber']],
  list: { search: ['transponder', 'requesterName'], card: { title: 'transponder', text: 'animalName' } },
  menu: { group: 'controls', icon: 'death', order: 6 },
});
