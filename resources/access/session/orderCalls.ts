import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { requiredText, loginAnswer } from './shapes.ts';

/** Signing in through the professional order of veterinarians. */
export const signInOptions = defineCall({
  name: 'signInOptions',
  method: 'GET',
  path: '/auth/options',
  access: 'PUBLIC',
  summary: 'Which ways in there are beside e-mail and password, and whom to write to where nothing helps',
  answer: z.object({
    orderSignOn: z.boolean(),
    stateSignOn: z.boolean(),
    supportEmail: z.string().nullable(),
  }),
  limit: { max: 600, seconds: 60 },
});

export const startOrderSignOn = defineCall({
  name: 'startOrderSignOn',
  method: 'POST',
  path: '/auth-omv/start',
  access: 'PUBLIC',
  failure: 'ERROR_OMV_LOGIN',
  summary:
    "Begins a sign-on through the professional order; answers the order's address with a state of 200 characters",
  answer: z.object({ url: z.string() }),
  errors: ['ORDER_SIGN_ON_DISABLED', 'ORDER_AWAY', 'ERROR_OMV_LOGIN'],
  once: true,
  bodyLimit: 4096,
  limit: { max: 60, seconds: 60 },
});

export const orderSignOn = defineCall({
  name: 'orderSignOn',
  method: 'POST',
  path: '/auth-omv',
  access: 'PUBLIC',
  failure: 'ERROR_OMV_LOGIN',
  summary:
    'Ends a sign-on through the professional order with the code and state that it sent back; the second factor may still be owed',
  body: z.strictObject({
    code: requiredText('MISSING_CODE', 2000),
    state: requiredText('MISSING_STATE', 400),
    /** The issuer that sent the browser back, where the order states it (RFC 9207). */
    iss: z.string().max(300).optional(),
  }),
  reads: 'OWN_DATA',
  answer: loginAnswer,
  errors: [
    'INVALID_STATE',
    'ERROR_OMV_LOGIN',
    'USER_NOT_FOUND',
    'USER_INACTIVE',
    'VETERINARY_NOT_AUTHORIZED',
    'LOGIN_MAX_RETRIES_EXCEEDED',
    'ORDER_SIGN_ON_DISABLED',
    'ORDER_AWAY',
    'MAIL_AWAY',
  ],
  statuses: {
    INVALID_STATE: 401,
    USER_NOT_FOUND: 401,
    VETERINARY_NOT_AUTHORIZED: 401,
    LOGIN_MAX_RETRIES_EXCEEDED: 401,
  },
  once: true,
  bodyLimit: 8192,
  limit: { max: 60, seconds: 60 },
});
