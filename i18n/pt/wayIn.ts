import { auth } from './signIn/auth.ts';
import { anyCallErrors } from './signIn/anyCallErrors.ts';
import { wayInErrors } from './signIn/errors.ts';
import { frame } from './signIn/shell.ts';

/**
 * What is said before the back office is there: signing in, signing out, and what can go wrong on the way. All of
 * it is in the whole index too, as part of the same `errors` and `shell`.
 */
export const wayIn = {
  auth,
  errors: { ...anyCallErrors, ...wayInErrors },
  shell: frame,
};
