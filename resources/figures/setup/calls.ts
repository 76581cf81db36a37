import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { describe, owed } from '../../kit/values/described.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { SETUP_ENTRY_NAMES, type SetupEntryName } from './entries.ts';

/** Characters of the reason for which an entry is left out. */
export const DISMISS_REASON_MAX = 500;

const HOUR = 3600;
/** Minutes within which the code of the test mail is entered. */
export const MAIL_CODE_MINUTES = 60;

const name = z.enum(SETUP_ENTRY_NAMES as [SetupEntryName, ...SetupEntryName[]]);

const entry = z.object({
  name,
  state: z.enum(['DONE', 'OPEN', 'DISMISSED']),
  /** What is missing of an entry that is done in several steps. */
  step: z.string().nullable(),
  /** Why, by whom and when it was dismissed. */
  dismissal: z
    .object({ reason: z.string(), user: namedPerson.nullable(), creationTimestamp: z.iso.datetime() })
    .nullable(),
});
export type SetupEntryState = z.output<typeof entry>;

const state = z.object({
  entries: z.array(entry),
  open: z.number(),
  /** Whether the home page shows the list: something is open, and it is no demonstration. */
  isOnHome: z.boolean(),
});
export type SetupState = z.output<typeof state>;

const one = { access: 'WRITE_CONFIGURATION', failure: 'ERROR_SAVE_SETTINGS' } as const;

export const getSetupState = defineCall({
  name: 'getSetupState',
  method: 'GET',
  path: '/setup/state',
  access: 'WRITE_CONFIGURATION',
  summary:
    'What a new register needs before its first day, and what of it is done, as the server finds it now',
  reads: 'NOTHING_PERSONAL',
  answer: state,
});

export const dismissSetupEntry = defineCall({
  ...one,
  name: 'dismissSetupEntry',
  method: 'PUT',
  path: '/setup/entries/:name/dismiss',
  summary: 'Dismisses an entry of the setup list with a reason; it counts as done',
  params: z.strictObject({ name }),
  body: z.strictObject({ reason: owed(z.string().trim().max(DISMISS_REASON_MAX, 'TOO_LONG').nullish()) }),
  reads: 'NOTHING_PERSONAL',
  answer: state,
  errors: ['FORM_ERROR_MSG', 'MISSING_REASON', 'TOO_LONG'],
});

export const reopenSetupEntry = defineCall({
  ...one,
  name: 'reopenSetupEntry',
  method: 'PUT',
  path: '/setup/entries/:name/reopen',
  summary: 'Puts a dismissed entry of the setup list back',
  params: z.strictObject({ name }),
  body: z.strictObject({}).nullish(),
  reads: 'NOTHING_PERSONAL',
  answer: state,
  errors: ['NOT_FOUND'],
});

export const sendSetupMail = defineCall({
  ...one,
  name: 'sendSetupMail',
  method: 'POST',
  path: '/setup/mail',
  summary: "Mails a code to the caller's address, which proves that mails of the register arrive",
  body: z.strictObject({}).nullish(),
  reads: 'OWN_DATA',
  answer: z.object({ email: z.string() }),
  errors: ['SETUP_NO_MAIL_SERVER', 'TOO_MANY_REQUESTS'],
  once: true,
  limit: { max: 30, seconds: HOUR },
  notWhileImpersonating: true,
});

export const confirmSetupMail = defineCall({
  ...one,
  name: 'confirmSetupMail',
  method: 'PUT',
  path: '/setup/mail',
  summary: 'Confirms with the mailed code that mails of the register arrive',
  body: z.strictObject({
    code: describe(z.string().trim().max(20, 'INVALID_CODE'), { example: '123456' }),
  }),
  reads: 'NOTHING_PERSONAL',
  answer: state,
  errors: ['FORM_ERROR_MSG', 'INVALID_CODE', 'TOO_MANY_REQUESTS'],
  limit: { max: 60, seconds: HOUR },
  notWhileImpersonating: true,
});
