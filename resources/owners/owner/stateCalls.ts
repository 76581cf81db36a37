import { defineCall } from '../../kit/call.ts';
import { loginAnswer } from '../../access/session/shapes.ts';
import { SIGN_ON_END, SIGN_ON_START } from '../../access/session/signOn.ts';

/** Owners' sign-in through the State's identity provider. */
export const startStateSignOn = defineCall({
  ...SIGN_ON_START,
  name: 'startStateSignOn',
  path: '/auth-state/start',
  failure: 'ERROR_STATE_LOGIN',
  summary:
    "Begins an owner's sign-on through the State's identity provider; answers its address with a state of 200 characters",
  errors: ['STATE_SIGN_ON_DISABLED', 'STATE_AWAY', 'ERROR_STATE_LOGIN'],
});

export const stateSignOn = defineCall({
  ...SIGN_ON_END,
  name: 'stateSignOn',
  path: '/auth-state',
  failure: 'ERROR_STATE_LOGIN',
  summary:
    'Ends a sign-on through the State with the code and state that it sent back: opens the account of the owner who has the tax number, which is made if there is none',
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
});
