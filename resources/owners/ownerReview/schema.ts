import { anyOf } from '../../kit/access.ts';
import { choice, reference, text } from '../../kit/fields.ts';
import { defineRequest, MENDABLE } from '../../kit/request.ts';

/** Faults that staff must see corrected before they accept; everything can be a reason to reject. */

const computed = { computed: true } as const;
const before = { computed: true, personal: true } as const;
const now = { virtual: true } as const;

/** Reviews of an owner's identity that an entity has changed. At most one of an owner is open. */
export const ownerReview = defineRequest({
  name: 'ownerReview',
  path: 'owner-review',
  title: 'ownerName',
  decide: 'OWNER_REVIEW',
  // The entity that made the change adds what is missing, or takes the change back.
  read: anyOf('OWNER_REVIEW', 'WRITE_OWNER'),
  reasonRequired: ['REJECTED', 'MORE_INFORMATION_NEEDED'],
  codes: { closed: 'OWNER_REVIEW_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
  reasons: {
    DOCUMENT_MISSING: MENDABLE,
    NUMBER_NOT_CONFIRMED: MENDABLE,
    NAME_MISMATCH: MENDABLE,
    OTHER_PERSON: ['REJECTED'],
  },
  fields: {
    ownerId: reference('owner', computed),
    cause: choice(['IDENTITY_CHANGED', 'REGISTRATION'], computed),
    ownerName: text(now),
    ownerVatNumber: text(now),
    ownerIdCard: text(now),
    ownerPassport: text(now),
    previousName: text(before),
    previousVatNumber: text(before),
    previousIdCard: text(before),
    previousPassport: text(before),
  },
  compares: [
    ['previousName', 'ownerName'],
    ['previousVatNumber', 'ownerVatNumber'],
    ['previousIdCard', 'ownerIdCard'],
    ['previousPassport', 'ownerPassport'],
  ],
  list: { filters: ['ownerId', 'cause'], card: { title: 'ownerVatNumber', text: 'ownerName' } },
  menu: { group: 'controls', icon: 'owner' },
});
