import { anyOf, ownerAccount, veterinarian } from '../../kit/access.ts';
import { defineModule } from '../../kit/module.ts';
import { ownerFields } from './fields.ts';
import { checkOwnerRules, ownerModes } from './rules.ts';

/** The permission to read owners: all fields of those in scope. */
export const READ_OWNERS = anyOf('READ_OWNER', ownerAccount);

export const owner = defineModule({
  name: 'owner',
  access: { read: READ_OWNERS, write: 'WRITE_OWNER' },
  fields: ownerFields,
  list: {
    columns: ['name', 'vatNumber', 'email', 'phone', 'county', 'isLocked'],
    sort: ['name', 'ASC'],
    filters: [
      'name',
      'type',
      'country',
      'vatNumber',
      'email',
      'verifiedData',
      'needsReview',
      'hasUnconfirmedAddress',
      'editLocked',
      'contactConfirmedAt',
    ],
    sortable: ['id', 'name'],
    search: ['name', 'vatNumber', 'idCard', 'passport', 'email', 'phone'],
    card: { title: 'name', text: 'vatNumber' },
  },
  form: {
    sections: [
      { name: 'type', fields: ['type', 'isLocalResident', 'country'] },
      { name: 'data', fields: ['vatNumber', 'name', 'nationality', 'idCard', 'passport', 'responsible'] },
      {
        name: 'address',
        fields: [
          'province',
          'municipality',
          'commune',
          'postalCode',
          'locality',
          'parishId',
          'street',
          'door',
          'accommodation',
          'address',
        ],
      },
      {
        name: 'contacts',
        fields: ['email', 'phone', 'phone2', 'phone3', 'skipNotifications', 'skipReminders'],
      },
      {
        name: 'state',
        fields: [
          'verifiedData',
          'needsReview',
          'hasUnconfirmedAddress',
          'provenContacts',
          'contactConfirmedAt',
          'contactCheckedAt',
          'hasAccount',
          'creationTimestamp',
        ],
      },
    ],
  },
  tabs: [
    'fields',
    'ownerTraining',
    { name: 'animals', access: anyOf('READ_ANIMAL', veterinarian, ownerAccount) },
    'tickets',
    { name: 'account', access: 'MANAGE_OWNER_USERS', when: ({ type }) => type === 'COLLECTIVE' },
    'files',
    'versions',
  ],
  menu: { group: 'animals', icon: 'owner' },
  unique: [
    { index: 'owner_vat_number', property: 'vatNumber', code: 'DUPLICATE_VAT_NUMBER' },
    { index: 'owner_document', property: 'passport', code: 'DUPLICATE_DOCUMENT' },
  ],
  errors: [
    'OWNER_IS_LOCKED',
    'OWNER_IS_EDIT_LOCKED',
    'OWNER_HAS_ANIMALS',
    'OWNER_IS_TRACES',
    'INVALID_POSTAL_CODE',
    'INVALID_PARISH',
    'STILL_IN_USE',
  ],
  // Of an owner whom others registered: who it is and where about it lives.
  redactions: [
    {
      fields: {
        allBut: ['type', 'name', 'country', 'vatNumber', 'county', 'district', 'isLocked', 'editLocked'],
      },
      shown: [{ on: ['IN_SCOPE'] }],
      empty: true,
    },
  ],
  modes: ownerModes,
  check: checkOwnerRules,
  personal: true,
});
