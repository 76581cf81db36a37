import type { ownerDataUpdate as source } from '../../pt/ownerDataUpdate/module.ts';
import type { Shape } from '../../types.ts';

export const ownerDataUpdate = {
  name: 'Owner data update |||| Owner data updates',
  fields: {
    number: 'Request no.',
    vatNumber: 'tax number given',
    ownerId: 'Owner on record',
    requesterEmail: 'Email of the requester',
    ownerEmail: 'Current email address',
    email: 'Email address',
    ownerPhone: 'Current phone',
    phone: 'Phone',
    ownerPostalCode: 'Current postal code',
    postalCode: 'Postal code',
    ownerLocality: 'Current locality',
    locality: 'Locality',
    ownerParish: 'Current parish',
    parishId: 'Parish',
    ownerStreet: 'Current street',
    street: 'Street',
    ownerDoor: 'Current door number',
    door: 'Door number',
    ownerAccommodation: 'Current floor or unit',
    accommodation: 'Floor or unit',
    observations: 'Notes',
  },
  requests: {
    page: {
      acceptTitle: 'Accept the data update?',
      acceptText: 'The details of the owner become those of the request.',
      rejectText: 'The details of the owner stay as they are. The requester receives the reason.',
    },
  },
  reasons: {
    OWNER_UNKNOWN: 'The number given does not identify the owner.',
    IDENTITY_MISSING: 'The copy of the identity document is missing.',
    ADDRESS_UNPROVEN: 'The proof of address is missing.',
    DOCUMENT_ILLEGIBLE: 'One of the documents is illegible or incomplete.',
    NOT_THE_OWNER: 'The requester is not the owner.',
    DUPLICATE: 'There is already a request like this.',
  },
} satisfies Shape<typeof source>;
