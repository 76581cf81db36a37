import { choice, email, longText, phone, postalCode, reference, text } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import { isValidPhone, normalisePhone } from '../../numbers/phone.ts';
import { RESIDENCES } from '../../common/publicForm/conditions.ts';
import { numberFields, requesterFields } from '../../common/publicForm/requesterFields.ts';

/** A value that the owner has now; it stands beside the one that is asked for. */
const shown = { virtual: true, recordOnly: true, personal: true } as const;
const current = text(shown);

/** The fields of an owner that a request can change; one that is left empty stays as it is. */
export const UPDATED_FIELDS = [
  'email',
  'phone',
  'postalCode',
  'locality',
  'parishId',
  'street',
  'door',
  'accommodation',
  'address',
] as const;

/** Requests of owners for a change of their own contacts and address; accepting one changes the owner. */
export const ownerDataUpdate = defineRequest({
  name: 'ownerDataUpdate',
  resource: 'owner-data',
  path: 'owner-data-updates',
  title: 'number',
  decide: 'MANAGE_OWNER_UPDATE_DATA',
  objectType: 'OWNER_DATA_UPDATE',
  origins: ['PUBLIC'],
  codes: { closed: 'OWNER_DATA_UPDATE_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
  refusals: [
    'OWNER_NOT_ON_RECORD',
    'OWNER_IS_LOCKED',
    'OWNER_IS_EDIT_LOCKED',
    'OWNER_IS_TRACES',
    'INVALID_ADDRESS',
  ],
  reasons: {
    OWNER_UNKNOWN: MENDABLE,
    IDENTITY_MISSING: MENDABLE,
    ADDRESS_UNPROVEN: MENDABLE,
    DOCUMENT_ILLEGIBLE: MENDABLE,
    NOT_THE_OWNER: REJECTION,
    DUPLICATE: REJECTION,
  },
  reasonRequired: ['REJECTED', 'MORE_INFORMATION_NEEDED'],
  termDays: 10,
  fields: {
    /** The name of a request where no person may be named. */
    number: text({ virtual: true }),
    ...numberFields,
    ownerId: reference('owner', { computed: true }),
    ...requesterFields,
    ownerEmail: email(shown),
    email: email({ personal: true }),
    ownerPhone: phone(shown),
    phone: phone({
      valid: (value: string) => isValidPhone(value),
      normalise: (value: string) => normalisePhone(value) ?? value,
      personal: true,
    }),
    ownerPostalCode: postalCode(shown),
    postalCode: postalCode({ personal: true }),
    ownerLocality: current,
    locality: text({ personal: true }),
    ownerParish: current,
    parishId: reference('parish'),
    ownerStreet: current,
    street: text({ max: 160, personal: true }),
    ownerDoor: current,
    door: text({ max: 20, personal: true }),
    ownerAccommodation: current,
    accommodation: text({ max: 40, personal: true }),
    /** Given by owners with a number of another country. */
    residence: choice(RESIDENCES),
    ownerAddress: current,
    /** Of one who lives in another country: one line, without parts. */
    address: text({ max: 300, personal: true }),
    observations: longText({ max: 1000 }),
  },
  keepsEmpty: true,
  compares: [
    ['ownerEmail', 'email'],
    ['ownerPhone', 'phone'],
    ['ownerPostalCode', 'postalCode'],
    ['ownerLocality', 'locality'],
    ['ownerParish', 'parishId'],
    ['ownerStreet', 'street'],
    ['ownerDoor', 'door'],
    ['ownerAccommodation', 'accommodation', 'street'],
    ['ownerAddress', 'address'],
  ],
  list: {
    columns: [
      'number',
      'requesterName',
      'vatNumber',
      'origin',
      'creationTimestamp',
      'dueDate',
      'validationStatus',
      'accepted',
    ],
    search: ['requesterName', 'vatNumber', 'passport'],
    card: { title: 'vatNumber', text: 'requesterName' },
  },
  menu: { group: 'controls', icon: 'edit', order: 9 },
});
