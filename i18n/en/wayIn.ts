import type { wayIn as source } from '../pt/wayIn.ts';
import type { Shape } from '../types.ts';
import { auth } from './auth.ts';
import { anyCallErrors } from './errors/anyCall.ts';
import { wayInErrors } from './errors/wayIn.ts';
import { frame } from './frame.ts';

/** The same as the Portuguese. */
export const wayIn = {
  auth,
  errors: { ...anyCallErrors, ...wayInErrors },
  shell: frame,
} satisfies Shape<typeof source>;
