import { auth } from './auth.ts';
import { anyCallErrors } from './errors/anyCall.ts';
import { wayInErrors } from './errors/wayIn.ts';
import { frame } from './frame.ts';

/**
 * What is said before the back office is there: signing in, signing out, and what can go wrong on the way. All of
 * it is in the whole index too, as part of the same `errors` and `shell`.
 */
export const wayIn = {
  auth,
  errors: { ...anyCallErrors, ...wayInErrors },
  shell: frame,
};
