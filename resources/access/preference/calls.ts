import { z } from 'zod';
import { jsonOf } from '../../kit/checks/bounds.ts';
import { defineCall } from '../../kit/call.ts';
import { nothing } from '../session/shapes.ts';

/** The longest a value may be as JSON, in characters. */
export const PREFERENCE_LENGTH = 16_000;
/** The most values that one may be made of, lists and objects included. */
const PREFERENCE_VALUES = 4_000;
/** The number of preferences that an account may store. */
export const PREFERENCE_COUNT = 300;

const params = z.strictObject({
  key: z
    .string()
    .max(80)
    .regex(/^[a-z][A-Za-z0-9.-]*$/),
});

export const ownPreferences = defineCall({
  name: 'ownPreferences',
  method: 'GET',
  path: '/users/me/preferences',
  access: 'SIGNED_IN',
  summary: 'How the caller has set up the lists: columns, density and named views, by key',
  reads: 'OWN_DATA',
  answer: z.record(z.string(), z.unknown()),
});

export const setPreference = defineCall({
  name: 'setPreference',
  method: 'PUT',
  path: '/users/me/preferences/:key',
  access: 'SIGNED_IN',
  failure: 'ERROR_SAVE_SETTINGS',
  summary: 'Keeps one of them for the account, on whatever device it signs in next; null forgets it',
  params,
  body: z.strictObject({ value: jsonOf(PREFERENCE_VALUES) }),
  answer: nothing,
  errors: ['FORM_ERROR_MSG', 'TOO_LONG', 'TOO_MANY_PREFERENCES'],
  bodyLimit: 80_000,
});
