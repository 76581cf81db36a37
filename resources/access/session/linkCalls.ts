import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { nothing, typedEmail, typedPassword } from './shapes.ts';

const linkParams = byId.extend({ token: z.string().max(100) });

export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot/',
  access: 'PUBLIC',
  failure: 'ERROR_RECOVERY',
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
  failure: 'CANNOT_CHANGE_PASSWORD',
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
  failure: 'ERROR_ACTIVATING',
  summary: 'Sets the first password of an account with the secrets of a mailed link',
  params: linkParams,
  body: z.strictObject({ password: typedPassword() }),
  answer: nothing,
  errors: ['ACTIVATION_TOKEN_INVALID', 'FORM_ERROR_MSG', 'INVALID_PASSWORD', 'PASSWORD_COMPROMISED'],
  once: true,
  bodyLimit: 4096,
  limit: { max: 60, seconds: 60 },
});
