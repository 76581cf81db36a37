import { anyOf, veterinarian } from '../../kit/access.ts';
import { boolean, choice, date, reference, text, timestamp, transponder } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { addYears } from '../../numbers/dates.ts';

const computed = { computed: true } as const;

/** Who enters animals from abroad: those to whom they are shown. */
export const RECEIVE_VISITORS = anyOf('REGISTER_ANIMAL', veterinarian);

export const VISITOR_SPECIES = ['DOG', 'CAT', 'FERRET'] as const;

/** An animal that stays here for a time, and is in a register abroad. */
export const visitingAnimal = defineModule({
  name: 'visitingAnimal',
  access: { read: RECEIVE_VISITORS, write: RECEIVE_VISITORS },
  title: 'transponder',
  fields: {
    transponder: transponder({
      typing: 'DIGITS',
      required: 'MISSING_TRANSPONDER',
      invalid: 'INVALID_TRANSPONDER',
      createOnly: true,
    }),
    registerId: reference('otherRegister', { required: true, only: { active: true } }),
    species: choice(VISITOR_SPECIES, { required: true }),
    /** Breed, colour and what else it is recognised by. */
    looks: text({ max: 200 }),
    dateFrom: date({ required: true }),
    /** The last day of the stay: the holder's contact is deleted after it. */
    dateTo: date({ required: true }),
    /** Whether a contact of the holder is kept. */
    hasContact: boolean({ virtual: true, tones: { true: 'good', false: 'neutral' } }),
    creationEntityId: reference('entity', computed),
    creationTimestamp: timestamp(computed),
  },
  list: {
    columns: ['transponder', 'species', 'registerId', 'dateFrom', 'dateTo', 'hasContact'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['transponder', 'registerId'],
    search: [],
    card: { title: 'transponder', text: 'species' },
  },
  form: {
    sections: [
      { name: 'animal', fields: ['transponder', 'species', 'looks', 'registerId'] },
      {
        name: 'stay',
        fields: ['dateFrom', 'dateTo', 'hasContact', 'creationEntityId', 'creationTimestamp'],
      },
    ],
  },
  tabs: ['fields', 'abroad', 'versions'],
  menu: { group: 'animals', icon: 'address', order: 40 },
  errors: ['TRANSPONDER_ALREADY_REGISTERED'],
  check: ({ record: { dateFrom, dateTo } }) =>
    dateFrom && dateTo && (dateTo < dateFrom || dateTo > addYears(dateFrom, 1))
      ? [{ property: 'dateTo', error: 'INVALID_STAY' }]
      : [],
});
