import type { wayIn as source } from '../pt/wayIn.ts';
import type { Shape } from '../types.ts';
import { auth } from './signIn/auth.ts';
import { anyCallErrors } from './signIn/anyCallErrors.ts';
import { wayInErrors } from './signIn/errors.ts';
import { frame } from './signIn/shell.ts';

/** The same as the Portuguese. */
export const wayIn = {
  auth,
  errors: { ...anyCallErrors, ...wayInErrors },
  shell: frame,
} satisfies Shape<typeof source>;
