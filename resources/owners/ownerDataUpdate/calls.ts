import { z } from 'zod';
import { ownerAccount } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { personal } from '../../kit/values/personal.ts';
import { CONTACTS } from '../owner/contacts.ts';

const HOUR = 3600;
const token = z.string().max(100);

/** The answers to a waiting change: of an owner who is proven, and of a contact that is only known. */
export const CONTACT_ANSWERS = ['CONFIRM', 'REFUSE', 'OBJECT'] as const;
export type ContactAnswer = (typeof CONTACT_ANSWERS)[number];

/** A waiting change as the holder of the contact on record sees it: enough to know it again, not to learn it. */
const contactChangeView = z.object({
  contact: z.enum(CONTACTS),
  /** The end of a phone, the beginning of an email, a locality; null where the contact would be cleared. */
  hint: personal(z.string()).nullable(),
  entityName: z.string().nullable(),
  creationTimestamp: z.iso.datetime(),
  /** The contact is proven: it confirms or refuses. Otherwise it can only object. */
  mayConfirm: z.boolean(),
});
export type ContactChangeView = z.output<typeof contactChangeView>;

const open = { method: 'POST', access: 'PUBLIC', failure: 'PUBLIC_FORM_FAILED' } as const;
const errors = ['CONTACT_CHANGE_OVER', 'TOO_MANY_REQUESTS'] as const;

export const openContactChangeLink = defineCall({
  ...open,
  once: true,
  name: 'openContactChangeLink',
  path: '/public-contact-changes/open',
  summary: 'Opens a waiting change of a contact with the secret of a mailed link; changes nothing',
  body: z.strictObject({ token }),
  reads: { objectType: 'ownerDataUpdate' },
  answer: contactChangeView,
  errors,
  limit: { max: 30, seconds: HOUR },
});

export const answerContactChangeLink = defineCall({
  ...open,
  name: 'answerContactChangeLink',
  path: '/public-contact-changes',
  summary:
    'Confirms, refuses or objects to a waiting change of a contact with a mailed link, which is used up by it',
  body: z.strictObject({ token, answer: z.enum(CONTACT_ANSWERS) }),
  reads: 'OWN_DATA',
  answer: z.object({ answer: z.enum(CONTACT_ANSWERS) }),
  errors: [...errors, 'CONTACT_NOT_PROVEN', 'OWNER_IS_LOCKED', 'OWNER_IS_EDIT_LOCKED', 'INVALID_ADDRESS'],
  limit: { max: 30, seconds: HOUR },
});

export const answerOwnContactChange = defineCall({
  name: 'answerOwnContactChange',
  method: 'PUT',
  path: '/own-contact-changes/:id',
  access: ownerAccount,
  failure: 'ERROR_UPDATE',
  summary: 'Confirms or refuses a waiting change of a contact in the account of the owner',
  params: byId,
  body: z.strictObject({ answer: z.enum(['CONFIRM', 'REFUSE']) }),
  reads: 'OWN_DATA',
  answer: z.object({ answer: z.enum(CONTACT_ANSWERS) }),
  errors: ['CONTACT_CHANGE_OVER', 'OWNER_IS_LOCKED', 'OWNER_IS_EDIT_LOCKED', 'INVALID_ADDRESS'],
  notWhileImpersonating: true,
});
