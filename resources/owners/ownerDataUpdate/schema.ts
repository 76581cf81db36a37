import { documents } from '../../common/document/documentsField.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '../../common/document/limits.ts';
import {
  boolean,
  choice,
  email,
  longText,
  phone,
  postalCode,
  reference,
  text,
  timestamp,
} from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import { isValidPhone, normalisePhone } from '../../numbers/phone.ts';
import { RESIDENCES } from '../../common/publicForm/conditions.ts';
import { CONTACTS } from '../owner/contacts.ts';
import { numberFields, requesterFields } from '../../common/publicForm/requesterFields.ts';
import { EXAMPLE_FILE } from '../../common/document/fileInput.ts';

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

const anyPhone = phone({
  valid: (value: string) => isValidPhone(value),
  normalise: (value: string) => normalisePhone(value) ?? value,
  personal: true,
});

/** Of a change of one contact that others proposed; set by the server. */
const ofWaiting = { computed: true, recordOnly: true } as const;

interface WaitingState {
  readonly contact?: string | null;
  readonly closed?: boolean | null;
  readonly objectionTimestamp?: string | null;
  readonly clears?: boolean | null;
}

/**
 * The mark of a waiting change in the queue: it waits for the owner's answer, or the owner objects to it; and that it would
 * leave the owner without the contact.
 */
function waitingMark({ contact, closed, objectionTimestamp, clears }: WaitingState): string | undefined {
  if (!contact || closed) return undefined;
  if (objectionTimestamp) return clears ? 'OBJECTED_CLEARS' : 'OBJECTED';
  return clears ? 'WAITS_FOR_OWNER_CLEARS' : 'WAITS_FOR_OWNER';
}

/**
 * Requests for a change of contacts. Owners make them by a form, for all of their contacts; what others enter for an
 * owner on record is one request for each contact, which the owner confirms or staff accept. Accepting changes the owner.
 */
export const ownerDataUpdate = defineRequest({
  name: 'ownerDataUpdate',
  resource: 'owner-data',
  path: 'owner-data-updates',
  title: 'number',
  decide: 'MANAGE_OWNER_UPDATE_DATA',
  objectType: 'OWNER_DATA_UPDATE',
  origins: ['PUBLIC'],
  codes: { closed: 'OWNER_DATA_UPDATE_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
  markOf: waitingMark,
  decisionsOf: ({ contact }) =>
    contact ? ['ACCEPTED', 'REJECTED'] : ['ACCEPTED', 'REJECTED', 'MORE_INFORMATION_NEEDED'],
  // Staff accept by a document, which may come with the decision.
  decisionFields: {
    documents: documents({
      most: MAX_FILES,
      maxBytes: MAX_FILE_BYTES,
      owedWhen: 'where the request has none',
      example: [EXAMPLE_FILE],
    }),
  },
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
    ownerPhone2: phone(shown),
    ownerPhone3: phone(shown),
    ownerResponsible: current,
    phone: anyPhone,
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
    contact: choice(CONTACTS, { computed: true }),
    /** True where the change would clear the contact; empty otherwise. */
    clears: boolean({ virtual: true }),
    phone2: phone({ ...ofWaiting, personal: true }),
    phone3: phone({ ...ofWaiting, personal: true }),
    responsible: text({ ...ofWaiting, personal: true }),
    province: text({ ...ofWaiting, max: 80 }),
    municipality: text({ ...ofWaiting, max: 80 }),
    commune: text({ ...ofWaiting, max: 80 }),
    isLocalResident: boolean(ofWaiting),
    /** The owner, at the counter, called the contact on record wrong: ordinary mail to it stops. */
    isOldWrong: boolean({ computed: true }),
    /** When the holder of the contact on record, who cannot prove to be the owner, objected. */
    objectionTimestamp: timestamp({ computed: true }),
    /** How the owner answered; null where staff decided. */
    answeredBy: choice(['LINK', 'ACCOUNT'], ofWaiting),
  },
  keepsEmpty: true,
  compares: [
    ['ownerEmail', 'email'],
    ['ownerPhone', 'phone'],
    ['ownerPhone2', 'phone2'],
    ['ownerPhone3', 'phone3'],
    ['ownerResponsible', 'responsible'],
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
      'contact',
      'origin',
      'creationTimestamp',
      'dueDate',
      'validationStatus',
      'accepted',
    ],
    filters: ['contact', 'ownerId'],
    search: ['requesterName', 'vatNumber', 'passport'],
    card: { title: 'vatNumber', text: 'requesterName' },
  },
  menu: { group: 'controls', icon: 'edit', order: 9 },
});
