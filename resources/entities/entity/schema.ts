import { cleanNumber } from '../../numbers/cleanText.ts';
import { allOf, anyOf, operator } from '../../kit/access.ts';
import { boolean, email, phone, postalCode, reference, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { isValidPhone, normalisePhone } from '../../numbers/phone.ts';
import { isPostalCode, readPostalCode } from '../../numbers/postalCode.ts';
import { checkEntity, entityModes } from './rules.ts';
import { EXAMPLE_NIPC } from '../../kit/values/exampleValue.ts';

/** The permission to see all fields of every entity in scope; others see those of a choice of entity. */
const READ_ENTITIES = anyOf('READ_ENTITY', 'CREATE_ENTITY', 'WRITE_ENTITY');

/** Clinics, shelters, parishes, authorities; one without a number of its own belongs to another. */
export const entity = defineModule({
  name: 'entity',
  access: {
    read: anyOf(READ_ENTITIES, 'WRITE_USER', 'REGISTER_ANIMAL'),
    pages: READ_ENTITIES,
    create: 'CREATE_ENTITY',
    update: 'WRITE_ENTITY',
    remove: allOf('WRITE_ENTITY', operator),
  },
  fields: {
    name: text({ required: true, max: 160, hasOrderColumn: true }),
    brand: text({ max: 160 }),
    vatNumber: text({
      max: 20,
      normalise: (value) => cleanNumber(value).replace(/\s/g, ''),
      unique: 'DUPLICATE_VAT_NUMBER',
      owedWhen: 'of an entity without an entity above it that has one',
      example: EXAMPLE_NIPC,
    }),
    parentId: reference('entity', { invalid: 'INVALID_PARENT' }),
    profileId: reference('entityProfile', { required: 'MISSING_PROFILE', invalid: 'INVALID_PROFILE' }),
    postalCode: postalCode({ normalise: readPostalCode, valid: isPostalCode }),
    locality: text(),
    parishId: reference('parish', { invalid: 'INVALID_PARISH', detail: 'countyId' }),
    address: text({ max: 300 }),
    /** The table of addresses does not hold it. */
    hasUnconfirmedAddress: boolean({ computed: true, tones: { true: 'attention', false: 'good' } }),
    /** The municipality whose figures count for this entity beside its own; the operator sets it. */
    territoryCountyId: reference('county', { invalid: 'INVALID_COUNTY' }),
    email: email(),
    phone: phone({
      valid: (value) => isValidPhone(value),
      normalise: (value) => normalisePhone(value) ?? value,
    }),
    active: boolean({ initial: true, tones: { true: 'good', false: 'neutral' } }),
  },
  list: {
    columns: ['name', 'brand', 'vatNumber', 'profileId', 'locality', 'active'],
    sort: ['name', 'ASC'],
    filters: [
      'name',
      'brand',
      'vatNumber',
      'parentId',
      'profileId',
      'locality',
      'hasUnconfirmedAddress',
      'active',
    ],
    sortable: ['id', 'name'],
    search: ['name', 'brand', 'vatNumber', 'locality', 'email'],
    card: { title: 'name', text: 'vatNumber' },
  },
  form: {
    sections: [
      { name: 'data', fields: ['name', 'brand', 'parentId', 'vatNumber', 'profileId', 'active'] },
      { name: 'address', fields: ['postalCode', 'locality', 'parishId', 'address', 'hasUnconfirmedAddress'] },
      { name: 'contacts', fields: ['email', 'phone'] },
      { name: 'figures', fields: ['territoryCountyId'] },
    ],
  },
  tabs: ['fields', { name: 'files', access: 'READ_ENTITY_FILES' }],
  menu: { group: 'admin', icon: 'entity', order: 40 },
  unique: [{ index: 'entity_vat_number', property: 'vatNumber', code: 'DUPLICATE_VAT_NUMBER' }],
  errors: [
    'NO_PERMISSION',
    'INVALID_PARENT',
    'INVALID_PROFILE',
    'STILL_IN_USE',
    'INVALID_POSTAL_CODE',
    'INVALID_PARISH',
  ],
  redactions: [
    {
      fields: ['postalCode', 'parishId', 'address', 'email', 'phone'],
      shown: [{ to: READ_ENTITIES }, { to: 'READ_OWN_ENTITY', on: [{ field: 'id', is: 'OWN_ENTITY' }] }],
    },
  ],
  modes: entityModes,
  check: checkEntity,
});
