import { z } from 'zod';
import { defineCall } from '../kit/call.ts';
import { given, loginAnswer, nothing, typedEmail, typedPassword } from './shapes.ts';

const linkParams = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,14}$/)
    .transform(Number),
  token: z.string().max(100),
});

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot/',
  access: 'PUBLIC',
  summary: 'Mails a link for a new password, where an account has the address; answers alike for all',
  body: z.strictObject({ email: typedEmail }),
  answer: nothing,
  bodyLimit: 4096,
  limit: { max: 20, seconds: 600 },
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset/:id/:token',
  access: 'PUBLIC',
  summary: 'Sets a new password with the secrets of a mailed link; all sessions end',
  params: linkParams,
  body: z.strictObject({ password: typedPassword() }),
  answer: nothing,
  errors: [
    'RECOVERY_TOKEN_INVALID',
    'FORM_ERROR_MSG',
    'INVALID_PASSWORD',
    'PASSWORD_COMPROMISED',
    'USER_PASSWORD_EQUALS_OLD',
  ],
  once: true,
  bodyLimit: 4096,
  limit: { max: 60, seconds: 60 },
});

export const activateAccount = defineCall({
  name: 'activateAccount',
  method: 'POST',
  path: '/auth/activate/:id/:token',
  access: 'PUBLIC',
  summary: 'Sets the first password of an account with the secrets of a mailed link',
  params: linkParams,
  body: z.strictObject({ password: typedPassword() }),
  answer: nothing,
  errors: ['ACTIVATION_TOKEN_INVALID', 'FORM_ERROR_MSG', 'INVALID_PASSWORD', 'PASSWORD_COMPROMISED'],
  once: true,
  bodyLimit: 4096,
  limit: { max: 60, seconds: 60 },
});

export const impersonate = defineCall({
  name: 'impersonate',
  method: 'POST',
  path: '/auth/impersonate',
  access: 'IMPERSONATE_USER',
  summary: 'Acts as another active user, with no more rights than one has; the own session waits',
  body: z.strictObject({ userId: z.number().int().positive().max(1e14) }),
  answer: loginAnswer,
  errors: ['CANNOT_IMPERSONATE', 'ALREADY_IMPERSONATING', 'IMPERSONATION_FAILED'],
  once: true,
});

export const leaveImpersonation = defineCall({
  name: 'leaveImpersonation',
  method: 'DELETE',
  path: '/auth/impersonate',
  access: 'SIGNED_IN',
  summary: 'Acts as oneself again; the own session goes on under a new token',
  answer: loginAnswer,
  errors: ['NOT_IMPERSONATING', 'UNAUTHORIZED'],
  once: true,
  duringSignIn: true,
});

const profile = z.object({
  name: z.string(),
  email: z.string(),
  entity: z.object({ id: z.number(), name: z.string() }).nullable(),
  language: z.string(),
  timezone: z.string(),
  receiveNotifications: z.boolean(),
  version: z.number(),
});

export const ownProfile = defineCall({
  name: 'ownProfile',
  method: 'GET',
  path: '/users/me',
  access: 'SIGNED_IN',
  summary: "The user's own data",
  answer: profile,
});

/** The languages that a user may have. */
export const USER_LANGUAGES = ['pt-PT', 'en-US'] as const;

const isTimezone = (zone: string): boolean => {
  try {
    return (
      /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(zone) &&
      Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    );
  } catch {
    return false;
  }
};

export const updateOwnProfile = defineCall({
  name: 'updateOwnProfile',
  method: 'PUT',
  path: '/users/me',
  access: 'SIGNED_IN',
  summary: "Changes the user's own name, language, time zone and whether mails are wanted",
  body: z.strictObject({
    name: z.string('MISSING_NAME').trim().min(1, 'MISSING_NAME').max(120, 'INVALID_NAME'),
    language: z
      .string('MISSING_LANGUAGE')
      .refine((value) => (USER_LANGUAGES as readonly string[]).includes(value), 'INVALID_LANGUAGE'),
    timezone: z.string('MISSING_TIMEZONE').max(60, 'INVALID_TIMEZONE').refine(isTimezone, 'INVALID_TIMEZONE'),
    receiveNotifications: z.boolean('MISSING_RECEIVE_NOTIFICATIONS'),
    version: z.number().int().positive().optional(),
  }),
  answer: profile,
  errors: ['FORM_ERROR_MSG', 'STALE_VERSION'],
});

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'PUT',
  path: '/users/me/password',
  access: 'SIGNED_IN',
  summary: 'Sets another password; the other sessions end, and this one goes on under a new token',
  body: z.strictObject({ oldPassword: typedPassword('MISSING_OLD_PASSWORD'), password: typedPassword() }),
  answer: loginAnswer,
  errors: [
    'CANNOT_CHANGE_PASSWORD',
    'USER_PASSWORD_MISMATCH',
    'USER_PASSWORD_EQUALS_OLD',
    'INVALID_PASSWORD',
    'PASSWORD_COMPROMISED',
    'LOGIN_MAX_RETRIES_EXCEEDED',
  ],
  once: true,
  bodyLimit: 4096,
});

export const ownSessions = defineCall({
  name: 'ownSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'SIGNED_IN',
  summary: "The user's open sessions",
  answer: z.array(
    z.object({
      id: z.string(),
      creationTimestamp: z.iso.datetime(),
      validUntil: z.iso.datetime(),
      ip: z.string().nullable(),
      userAgent: z.string().nullable(),
      isCurrent: z.boolean(),
    }),
  ),
});

export const endOwnSession = defineCall({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'SIGNED_IN',
  summary: "Ends one of the user's sessions",
  params: z.strictObject({ id: given('INVALID_ID', 32).regex(/^[0-9a-f]{32}$/) }),
  answer: nothing,
});
