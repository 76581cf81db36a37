import type { ownerReview as source } from '../../../pt/owners/ownerReview/module.ts';
import type { Shape } from '../../../types.ts';

/** Reviews of owners. */
export const ownerReview = {
  name: 'Owner review |||| Owner reviews',
  fields: {
    ownerId: 'Owner',
    cause: 'Cause of the review',
    ownerName: 'Name',
    ownerVatNumber: 'Tax number',
    ownerIdCard: 'Identity card',
    ownerPassport: 'Passport',
    previousName: 'Previous name',
    previousVatNumber: 'Previous tax number',
    previousIdCard: 'Previous identity card',
    previousPassport: 'Previous passport',
  },
  choices: {
    cause: { IDENTITY_CHANGED: 'Identity changed', REGISTRATION: 'Registration of the owner' },
  },
  requests: {
    page: {
      acceptTitle: 'Accept the owner’s details?',
      acceptText: 'The details stay as they are, and count as verified.',
      moreText: 'What is missing is recorded in a ticket of this review. The review stays open.',
      rejectText:
        'The details stay as they are, and do not count as verified. The reason is sent to the user who changed them.',
      cancelText: 'The change is taken back: the owner has the previous identity again.',
    },
  },
  reasons: {
    DOCUMENT_MISSING: 'The copy of the identity document is missing.',
    NUMBER_NOT_CONFIRMED: 'The identity number does not match the document.',
    NAME_MISMATCH: 'The name does not match the document.',
    OTHER_PERSON: 'The details belong to another person.',
  },
} satisfies Shape<typeof source>;
