import { cleanNumber } from '../../numbers/cleanText.ts';
import { allOf, anyOf, operator, veterinarian } from '../../kit/access.ts';
import { boolean, email, phone, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { isValidPhone, normalisePhone } from '../../numbers/phone.ts';
import { isPersonName } from '../../numbers/personName.ts';

/** The access to the veterinarians of animals; contacts need READ_VETERINARY. */
export const VETERINARY_LOOKUP = anyOf(
  'READ_VETERINARY',
  'MANAGE_VETERINARIES',
  'REGISTER_ANIMAL',
  veterinarian,
);

export const veterinary = defineModule({
  name: 'veterinary',
  access: {
    read: VETERINARY_LOOKUP,
    pages: anyOf('READ_VETERINARY', 'MANAGE_VETERINARIES'),
    /** The register decides who may practise; an entity decides who works for it. */
    write: allOf('MANAGE_VETERINARIES', operator),
  },
  fields: {
    name: text({ required: true, valid: isPersonName, hasOrderColumn: true }),
    ballotNumber: text({
      required: true,
      max: 12,
      valid: (value) => /^[0-9A-Z][0-9A-Z/-]{0,11}$/.test(value),
      normalise: (value) => cleanNumber(value).toUpperCase().replace(/\s/g, ''),
      unique: 'DUPLICATE_BALLOT_NUMBER',
    }),
    email: email({ personal: true }),
    phone: phone({
      valid: (value) => isValidPhone(value),
      normalise: (value) => normalisePhone(value) ?? value,
      personal: true,
    }),
    active: boolean({ initial: true, tones: { true: 'good', false: 'neutral' } }),
  },
  list: {
    columns: ['name', 'ballotNumber', 'active'],
    sort: ['name', 'ASC'],
    filters: ['name', 'ballotNumber', 'active'],
    sortable: ['id', 'name', 'ballotNumber'],
    search: ['name', 'ballotNumber'],
    card: { title: 'name', text: 'ballotNumber' },
  },
  tabs: ['fields', { name: 'files', access: 'READ_VETERINARY' }],
  menu: { group: 'admin', icon: 'veterinary', order: 50 },
  unique: [{ index: 'veterinary_ballot', property: 'ballotNumber', code: 'DUPLICATE_BALLOT_NUMBER' }],
  errors: ['STILL_IN_USE'],
  personal: true,
  redactions: [
    {
      fields: ['email', 'phone'],
      shown: [{ to: anyOf('READ_VETERINARY', 'MANAGE_VETERINARIES') }],
      empty: true,
    },
  ],
});
