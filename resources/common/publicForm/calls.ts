import { z } from 'zod';
import { fileInput } from '../document/fileInput.ts';
import { filesBody } from '../document/limits.ts';
import { anyOf } from '../../kit/access.ts';
import { recordOf } from '../../kit/checks/bounds.ts';
import { EMAIL_MAX } from '../../numbers/email.ts';
import { defineCall } from '../../kit/call.ts';
import { requestDocument, VALIDATION_STATUSES } from '../../kit/request.ts';
import { PUBLIC_FORM_NAMES, publicForm } from './forms.ts';
import { MAX_FORM_FILES } from './limits.ts';
import { STAFF_FORM_NAMES, STAFF_FORMS } from './staffForms.ts';
import { describe, owed } from '../../kit/values/described.ts';
import { EXAMPLE_TRANSPONDER, EXAMPLE_KNOWN_NIF } from '../../kit/values/exampleValue.ts';

const HOUR = 3600;
const form = z.enum(PUBLIC_FORM_NAMES);
const language = z.enum(['pt-PT', 'en-US']).nullish();
const token = z.string().max(100);
const code = z.string().trim().max(20, 'INVALID_CODE');
const address = z.email().max(EMAIL_MAX);
const reference = describe(z.string().max(40), { example: 'ACDEFGHJKM' });
const FIELDS_MAX = 24;
const documents = z.array(fileInput).max(MAX_FORM_FILES, 'TOO_MANY_FILES').nullish();
const values = recordOf(z.union([z.string().max(2000, 'INVALID_VALUE'), z.number()]).nullable(), FIELDS_MAX);

/** The fields of each form, those marked that are always owed, and those that are owed with some values. */
const fieldsOfForms = PUBLIC_FORM_NAMES.map((name) => {
  const fields = Object.entries(publicForm(name).fields).map(([field, { required }]) => {
    const mark = required === true ? ' (owed)' : required ? ' (owed with some values)' : '';
    return `\`${field}\`${mark}`;
  });
  return `- ${name}: ${fields.join(', ')}`;
});
const formValues = describe(values, {
  note: `By the form:\n${fieldsOfForms.join('\n')}`,
  // Of the form that stands first, here and in the path.
  example: {
    transponder: EXAMPLE_TRANSPONDER,
    deathDate: '2024-05-20',
    relation: 'OWNER',
    requesterName: 'Ana Silva',
    country: 'PT',
    vatNumber: EXAMPLE_KNOWN_NIF,
  },
});

/** The token that is answered beside a mailed code: only both together are valid. */
const codeToken = z.object({ token: z.string(), expiresTimestamp: z.iso.datetime() });

/** A request as the person who made it sees it: nothing of it says what is on record. */
const state = z.object({
  reference: z.string(),
  form,
  validationStatus: z.enum(VALIDATION_STATUSES),
  closed: z.boolean(),
  accepted: z.boolean().nullable(),
  /** The answer: reasons and comments of a decision. */
  words: z.string().nullable(),
  creationTimestamp: z.iso.datetime(),
  lastUpdateTimestamp: z.iso.datetime(),
  documents: z.array(requestDocument.pick({ filename: true, size: true })),
});
export type PublicRequestState = z.output<typeof state>;

/** Calls that hand out or use up a secret: none is answered twice from memory, unless it is `repeatable`. */
const open = {
  method: 'POST',
  access: 'PUBLIC',
  once: true,
  reads: 'OWN_DATA',
  failure: 'PUBLIC_FORM_FAILED',
} as const;

/** A mobile network, or the counter of a town hall, sends for many people; each mail address has a lower limit. */
const CODES_OF_A_SENDER = { max: 40, seconds: HOUR } as const;

/** Calls whose answer is no secret: a person whose connection was lost sends again, and gets the first answer. */
const repeatable = { once: undefined } as const;

export const requestFormCode = defineCall({
  ...open,
  name: 'requestFormCode',
  path: '/public-forms/:form/codes',
  summary: 'Mails a code that confirms the address of a person who fills in a public form',
  params: z.strictObject({ form }),
  body: z.strictObject({ email: owed(z.string().max(320, 'INVALID_EMAIL').nullish(), address), language }),
  answer: codeToken,
  errors: ['FORM_ERROR_MSG', 'TOO_MANY_REQUESTS'],
  limit: CODES_OF_A_SENDER,
});

export const submitPublicForm = defineCall({
  ...open,
  ...repeatable,
  name: 'submitPublicForm',
  path: '/public-forms/:form',
  summary: 'Stores what was filled in as a request, once the address is confirmed by its code',
  params: z.strictObject({ form }),
  body: z.strictObject({
    token: owed(token.nullish()),
    code: owed(code.nullish()),
    values: owed(formValues.nullish()),
    documents,
    language,
  }),
  answer: z.object({ reference: z.string() }),
  errors: ['UNWRITABLE_FIELD', 'FORM_ERROR_MSG', 'PUBLIC_CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  bodyLimit: filesBody(MAX_FORM_FILES),
  limit: { max: 30, seconds: HOUR },
});

export const enterRequest = defineCall({
  name: 'enterRequest',
  method: 'POST',
  path: '/public-forms/:form/entered',
  access: anyOf(...Object.values(STAFF_FORMS)),
  failure: 'PUBLIC_FORM_FAILED',
  summary: 'Stores a request that staff enter for an owner, with what the public form asks for',
  params: z.strictObject({ form: z.enum(STAFF_FORM_NAMES) }),
  body: z.strictObject({
    values: owed(formValues.nullish()),
    /** Where the person reads what becomes of the request; a request for a certificate needs it. */
    requesterEmail: describe(z.string().max(320, 'INVALID_REQUESTER_EMAIL').nullish(), { as: address }),
    documents,
  }),
  answer: z.object({
    id: z.number().int(),
    /** With which the person opens the request; null without an address. */
    reference: z.string().nullable(),
  }),
  errors: ['UNWRITABLE_FIELD', 'FORM_ERROR_MSG'],
  bodyLimit: filesBody(MAX_FORM_FILES),
  limit: { max: 60, seconds: HOUR },
});

export const requestStateCode = defineCall({
  ...open,
  name: 'requestStateCode',
  path: '/public-requests/codes',
  summary:
    'Mails a code to the person who made a request; answers the same for a reference that does not exist',
  body: z.strictObject({ reference: owed(z.string().max(40).nullish(), reference) }),
  answer: codeToken,
  errors: ['FORM_ERROR_MSG', 'TOO_MANY_REQUESTS'],
  limit: CODES_OF_A_SENDER,
});

export const openPublicRequest = defineCall({
  ...open,
  name: 'openPublicRequest',
  path: '/public-requests/open',
  summary:
    'Opens a request with a mailed code: answers its state, and a secret with which documents are added',
  body: z.strictObject({ token: owed(token.nullish()), code: owed(code.nullish()) }),
  answer: z.object({ access: z.string(), request: state }),
  errors: ['FORM_ERROR_MSG', 'PUBLIC_CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 60, seconds: HOUR },
});

export const addPublicDocuments = defineCall({
  ...open,
  ...repeatable,
  name: 'addPublicDocuments',
  path: '/public-requests/documents',
  summary: 'Adds documents to a request that waits for them',
  body: z.strictObject({
    access: token,
    documents: owed(documents.clone()),
    comments: z.string().trim().max(1000, 'INVALID_COMMENTS').nullish(),
  }),
  answer: state,
  errors: ['FORM_ERROR_MSG', 'PUBLIC_CODE_EXPIRED', 'REQUEST_ALREADY_CLOSED', 'REQUEST_WAITS_FOR_NOTHING'],
  bodyLimit: filesBody(MAX_FORM_FILES),
  limit: { max: 30, seconds: HOUR },
});

export const withdrawPublicRequest = defineCall({
  ...open,
  ...repeatable,
  name: 'withdrawPublicRequest',
  path: '/public-requests/withdraw',
  summary: 'Takes a request back that has not been decided',
  body: z.strictObject({ access: token }),
  answer: state,
  errors: ['PUBLIC_CODE_EXPIRED', 'REQUEST_ALREADY_CLOSED'],
  limit: { max: 30, seconds: HOUR },
});
