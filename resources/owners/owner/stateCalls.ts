import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { loginAnswer, requiredText } from '../../access/session/shapes.ts';

/** Owners' sign-in through the State's identity provider. */
export const startStateSignOn = defineCall({
  name: 'startStateSignOn',
  method: 'POST',
  path: '/auth-state/start',
  access: 'PUBLIC',
  failure: 'ERROR_STATE_LOGIN',
  summary:
    "Begins an owner's sign-on through the State's identity provider; answers its address with a state of 200 characters",
  answer: z.object({ url: z.string() }),
  errors: ['STATE_SIGN_ON_DISABLED', 'STATE_AWAY', 'ERROR_STATE_LOGIN'],
  once: true,
  bodyLimit: 4096,
  limit: { max: 60, seconds: 60 },
});

export const stateSignOn = defineCall({
  name: 'stateSignOn',
  method: 'POST',
  path: '/auth-state',
  access: 'PUBLIC',
  failure: 'ERROR_STATE_LOGIN',
  summary:
    'Ends a sign-on through the State with the code and state that it sent back: opens the account of the owner who has the tax number, which is made if there is none',
  body: z.strictObject({
    code: requiredText('MISSING_CODE', 2000),
    state: requiredText('MISSING_STATE', 400),
    /** The issuer that sent the browser back, where it states it (RFC 9207). */
    iss: z.string().max(300).optional(),
  }),
  reads: 'OWN_DATA',
  answer: loginAnswer,
  errors: [
    'INVALID_STATE',
    'ERROR_STATE_LOGIN',
    'STATE_OWNER_UNKNOWN',
    'STATE_OWNER_UNCLEAR',
    'STATE_PERSON_IS_COMPANY',
    'STATE_PERSON_IS_MINOR',
    'STATE_OWNER_LOCKED',
    'USER_INACTIVE',
    'STATE_SIGN_ON_DISABLED',
    'STATE_AWAY',
  ],
  statuses: { INVALID_STATE: 401 },
  once: true,
  bodyLimit: 8192,
  limit: { max: 60, seconds: 60 },
});
