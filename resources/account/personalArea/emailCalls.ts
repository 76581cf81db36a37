import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { requiredText, nothing, typedEmail, typedPassword } from '../../access/session/shapes.ts';

/** The address of an account: changed by its own user, with the password, and confirmed from the new mailbox. */
export const requestEmailChange = defineCall({
  name: 'requestEmailChange',
  method: 'PUT',
  path: '/users/me/email',
  access: 'SIGNED_IN',
  failure: 'ERROR_CHANGE_EMAIL',
  summary:
    'Mails a link to a new address, which becomes the account’s once the link is used; tells the old one',
  body: z.strictObject({ email: typedEmail, password: typedPassword() }),
  answer: nothing,
  errors: [
    'FORM_ERROR_MSG',
    'INVALID_EMAIL',
    'EMAIL_EQUALS_OLD',
    'INVALID_OLD_PASSWORD',
    'LOGIN_MAX_RETRIES_EXCEEDED',
  ],
  notWhileImpersonating: true,
  // A repeat is not remembered: nothing of a password is, hashed or not.
  once: true,
  bodyLimit: 4096,
  limit: { max: 20, seconds: 600 },
});

export const confirmEmailChange = defineCall({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/users/me/email/confirm',
  access: 'SIGNED_IN',
  failure: 'ERROR_CHANGE_EMAIL',
  summary: 'Makes the new address the account’s with the secret of the mailed link; the other sessions end',
  body: z.strictObject({ token: requiredText('EMAIL_TOKEN_INVALID', 100) }),
  reads: 'OWN_DATA',
  answer: z.object({ email: z.string() }),
  errors: ['EMAIL_TOKEN_INVALID'],
  notWhileImpersonating: true,
  bodyLimit: 4096,
  limit: { max: 60, seconds: 60 },
});

export const cancelEmailChange = defineCall({
  name: 'cancelEmailChange',
  method: 'DELETE',
  path: '/users/me/email',
  access: 'SIGNED_IN',
  failure: 'ERROR_CHANGE_EMAIL',
  summary: 'Drops a change of address that has not been confirmed; its link stops working',
  answer: nothing,
  notWhileImpersonating: true,
});
