import { z } from 'zod';
import { isTimezone } from '../../numbers/timezones.ts';
import { defineCall } from '../../kit/call.ts';
import { named } from '../../kit/values/named.ts';
import { cleanLine } from '../../numbers/cleanText.ts';
import { loginAnswer, typedPassword } from '../../access/session/shapes.ts';
import { USER_LANGUAGES } from '../../access/user/languages.ts';
import { isPersonName } from '../../numbers/personName.ts';

const profile = z.object({
  name: z.string(),
  email: z.string(),
  entity: named.nullable(),
  language: z.enum(USER_LANGUAGES),
  timezone: z.string(),
  receiveNotifications: z.boolean(),
  /** An address that waits for its mailed link to be used. */
  pendingEmail: z.string().nullable(),
  version: z.number(),
});

export const ownProfile = defineCall({
  name: 'ownProfile',
  method: 'GET',
  path: '/users/me',
  access: 'SIGNED_IN',
  summary: "The user's own data",
  reads: 'OWN_DATA',
  answer: profile,
});

/** `null` takes a value away that has to be there; every other wrong type is malformed. */
const takenAway = (code: string) => ({
  error: ({ input }: { readonly input: unknown }) => (input === null ? code : undefined),
});

export const updateOwnProfile = defineCall({
  name: 'updateOwnProfile',
  method: 'PUT',
  path: '/users/me',
  access: 'SIGNED_IN',
  failure: 'ERROR_SAVE_PROFILE',
  summary:
    "Changes the user's own name, language, time zone and whether mails are wanted; what is left out stays",
  body: z.strictObject({
    name: z
      .string(takenAway('MISSING_NAME'))
      .overwrite(cleanLine)
      .min(1, { error: 'MISSING_NAME', abort: true })
      .max(120, 'INVALID_NAME')
      .refine(isPersonName, 'INVALID_NAME')
      .optional(),
    language: z
      .string(takenAway('MISSING_LANGUAGE'))
      .max(10, { error: 'INVALID_LANGUAGE', abort: true })
      .refine((value) => (USER_LANGUAGES as readonly string[]).includes(value), 'INVALID_LANGUAGE')
      .optional(),
    timezone: z
      .string(takenAway('MISSING_TIMEZONE'))
      .max(60, { error: 'INVALID_TIMEZONE', abort: true })
      .refine(isTimezone, 'INVALID_TIMEZONE')
      .optional(),
    receiveNotifications: z.boolean(takenAway('MISSING_RECEIVE_NOTIFICATIONS')).optional(),
    version: z.number().int().positive().optional(),
  }),
  reads: 'OWN_DATA',
  answer: profile,
  errors: ['FORM_ERROR_MSG', 'STALE_VERSION'],
});

/** The administrators whom a user with an empty role can ask. */
export const ownAdministrators = defineCall({
  name: 'ownAdministrators',
  method: 'GET',
  path: '/users/me/administrators',
  access: 'SIGNED_IN',
  summary: "The users who may change users of the caller's entity, five at most",
  answer: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
  reads: { objectType: 'user', onlyFound: true },
});

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'PUT',
  path: '/users/me/password',
  access: 'SIGNED_IN',
  failure: 'CANNOT_CHANGE_PASSWORD',
  summary: 'Sets another password; the other sessions end, and this one goes on under a new token',
  body: z.strictObject({ oldPassword: typedPassword('MISSING_OLD_PASSWORD'), password: typedPassword() }),
  reads: 'OWN_DATA',
  answer: loginAnswer,
  errors: [
    'CANNOT_CHANGE_PASSWORD',
    'INVALID_OLD_PASSWORD',
    'USER_PASSWORD_EQUALS_OLD',
    'INVALID_PASSWORD',
    'PASSWORD_COMPROMISED',
    'LOGIN_MAX_RETRIES_EXCEEDED',
  ],
  once: true,
  bodyLimit: 4096,
});
