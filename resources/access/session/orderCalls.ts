import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { loginAnswer } from './shapes.ts';
import { SIGN_ON_END, SIGN_ON_START } from './signOn.ts';

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
  ...SIGN_ON_START,
  name: 'startOrderSignOn',
  path: '/auth-omv/start',
  failure: 'ERROR_OMV_LOGIN',
  summary:
    "Begins a sign-on through the professional order; answers the order's address with a state of 200 characters",
  errors: ['ORDER_SIGN_ON_DISABLED', 'ORDER_AWAY', 'ERROR_OMV_LOGIN'],
});

export const orderSignOn = defineCall({
  ...SIGN_ON_END,
  name: 'orderSignOn',
  path: '/auth-omv',
  failure: 'ERROR_OMV_LOGIN',
  summary:
    'Ends a sign-on through the professional order with the code and state that it sent back; the second factor may still be owed',
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
});
