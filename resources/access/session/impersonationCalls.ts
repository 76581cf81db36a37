import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { idNumber } from '../../kit/values/ids.ts';
import { loginAnswer } from './shapes.ts';

export const impersonate = defineCall({
  name: 'impersonate',
  method: 'POST',
  path: '/auth/impersonate',
  access: 'IMPERSONATE_USER',
  failure: 'IMPERSONATION_FAILED',
  summary: 'Acts as another active user, with no more rights than one has; the own session waits',
  body: z.strictObject({ userId: idNumber }),
  reads: { objectType: 'user' },
  answer: loginAnswer,
  errors: ['CANNOT_IMPERSONATE', 'ALREADY_IMPERSONATING', 'IMPERSONATION_FAILED', 'UNAUTHORIZED'],
  once: true,
});

export const leaveImpersonation = defineCall({
  name: 'leaveImpersonation',
  method: 'DELETE',
  path: '/auth/impersonate',
  access: 'SIGNED_IN',
  failure: 'ERROR_LEAVE_IMPERSONATION',
  summary: 'Acts as oneself again; the own session goes on under a new token',
  reads: 'OWN_DATA',
  answer: loginAnswer,
  errors: ['NOT_IMPERSONATING', 'UNAUTHORIZED'],
  once: true,
  duringSignIn: true,
});
