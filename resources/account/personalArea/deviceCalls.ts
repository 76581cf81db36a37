import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { requiredText, nothing } from '../../access/session/shapes.ts';
import { whereSignedIn } from './whereSignedIn.ts';

/** The browsers in which a user has signed in completely: wrong passwords from elsewhere do not shut the account there. */
export const ownDevices = defineCall({
  name: 'ownDevices',
  method: 'GET',
  path: '/auth/devices',
  access: 'SIGNED_IN',
  summary: "The user's known devices, this one first",
  answer: z.array(whereSignedIn),
  notWhileImpersonating: true,
});

export const forgetOwnDevice = defineCall({
  name: 'forgetOwnDevice',
  method: 'DELETE',
  path: '/auth/devices/:id',
  access: 'SIGNED_IN',
  failure: 'ERROR_FORGET_DEVICE',
  summary: "Forgets one of the user's known devices; its sessions go on",
  params: z.strictObject({ id: requiredText('INVALID_ID', 32).regex(/^[0-9a-f]{32}$/) }),
  answer: nothing,
  notWhileImpersonating: true,
});
