import type { publicHeader as source } from '../pt/publicHeader.ts';
import type { Shape } from '../types.ts';

/** The line at the head of all public pages. */
export const publicHeader = {
  product: 'Coleira',
  register: 'National register of companion animals',
  otherLanguage: 'Português',
  signIn: 'Sign in',
} satisfies Shape<typeof source>;
