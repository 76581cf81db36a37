import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { idNumber } from '../../kit/values/ids.ts';
import { requiredText, loginAnswer, nothing, typedEmail, typedPassword } from './shapes.ts';
import { isPersonName } from '../../numbers/personName.ts';

/** The steps of a sign-in, and its end. */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/auth/',
  access: 'PUBLIC',
  failure: 'LOGIN_ERROR',
  summary: 'Opens a sign-in with e-mail and password; the code of the second factor is mailed',
  body: z.strictObject({ email: typedEmail, password: typedPassword() }),
  reads: 'OWN_DATA',
  answer: loginAnswer,
  errors: [
    'LOGIN_INVALID_CREDENTIALS',
    'LOGIN_CREDENTIALS_EXPIRED',
    'LOGIN_MAX_RETRIES_EXCEEDED',
    'USER_INACTIVE',
    'VETERINARY_NOT_AUTHORIZED',
    'TOO_MANY_REQUESTS',
    'MAIL_AWAY',
  ],
  statuses: { LOGIN_MAX_RETRIES_EXCEEDED: 401, VETERINARY_NOT_AUTHORIZED: 401 },
  once: true,
  bodyLimit: 4096,
  limit: { max: 600, seconds: 60 },
});

export const twoFactor = defineCall({
  name: 'twoFactor',
  method: 'POST',
  path: '/auth/two-fa',
  access: 'PUBLIC',
  failure: 'LOGIN_ERROR',
  summary: 'Gives the mailed code; the answer carries the session',
  body: z.strictObject({
    code: requiredText('MISSING_TWO_FA_CODE', 20),
    token: requiredText('MISSING_TOKEN'),
  }),
  reads: 'OWN_DATA',
  answer: loginAnswer,
  errors: [
    'LOGIN_INVALID_TWO_FA_CREDENTIALS',
    'LOGIN_EXPIRED_TWO_FA_CREDENTIALS',
    'LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED',
  ],
  once: true,
  bodyLimit: 4096,
  limit: { max: 600, seconds: 60 },
});

export const currentSession = defineCall({
  name: 'currentSession',
  method: 'GET',
  path: '/auth/session',
  access: 'SIGNED_IN',
  summary: 'Who is signed in, with what rights, and which step is owed',
  reads: 'OWN_DATA',
  answer: loginAnswer,
  duringSignIn: true,
});

export const logout = defineCall({
  name: 'logout',
  method: 'DELETE',
  path: '/auth/logout',
  access: 'SIGNED_IN',
  failure: 'ERROR_LOGOUT',
  summary:
    "Ends the session; answers where the professional order ends a veterinarian's, or the State that of an owner who came through it",
  answer: z.object({ logoutUrl: z.string().optional() }),
  duringSignIn: true,
});

export const legalWarning = defineCall({
  name: 'legalWarning',
  method: 'GET',
  path: '/auth/legalWarning',
  access: 'SIGNED_IN',
  summary: "The legal warning (HTML) in the language that the page asks for, else the user's",
  answer: z.object({ content: z.string(), version: z.number() }),
  duringSignIn: true,
});

export const acceptLegalWarning = defineCall({
  name: 'acceptLegalWarning',
  method: 'PUT',
  path: '/auth/legalWarning/accept',
  access: 'SIGNED_IN',
  failure: 'ERROR_LEGAL_WARNING',
  summary: 'Notes that the legal warning in force has been read and accepted',
  body: z.strictObject({}).nullish(),
  reads: 'OWN_DATA',
  answer: loginAnswer,
  errors: ['FORBIDDEN', 'ENTITY_REQUIRED'],
  duringSignIn: true,
});

export const loginHelp = defineCall({
  name: 'loginHelp',
  method: 'GET',
  path: '/auth/help',
  access: 'PUBLIC',
  summary: 'Help with signing in (HTML), in the language that the browser asks for',
  answer: z.object({ content: z.string() }),
  limit: { max: 600, seconds: 60 },
});

export const selectEntity = defineCall({
  name: 'selectEntity',
  method: 'PUT',
  path: '/auth/select-entity',
  access: 'SIGNED_IN',
  failure: 'ERROR_LOGIN_ENTITY',
  summary:
    'The entity that a veterinarian works for from now on, or none; the session goes on under a new token',
  body: z.strictObject({ entityId: idNumber.nullable() }),
  reads: 'OWN_DATA',
  answer: loginAnswer,
  errors: ['ERROR_LOGIN_ENTITY'],
  once: true,
  duringSignIn: true,
});

/** Opens the first account of an empty register. */
export const firstOperator = defineCall({
  name: 'firstOperator',
  method: 'POST',
  path: '/auth/first/:token',
  access: 'PUBLIC',
  failure: 'ERROR_FIRST_ACCOUNT',
  summary: "Creates the operator's first account, once, with the link that the start of the server printed",
  params: z.strictObject({ token: z.string().max(100) }),
  body: z.strictObject({
    name: requiredText('MISSING_NAME', 120).refine(isPersonName, 'INVALID_NAME'),
    email: typedEmail,
    password: typedPassword(),
  }),
  answer: nothing,
  errors: [
    'ACTIVATION_TOKEN_INVALID',
    'FORM_ERROR_MSG',
    'INVALID_EMAIL',
    'INVALID_PASSWORD',
    'PASSWORD_COMPROMISED',
  ],
  once: true,
  bodyLimit: 4096,
  limit: { max: 20, seconds: 60 },
});
