import type { publicFooter as source } from '../pt/publicFooter.ts';
import type { Shape } from '../types.ts';

/** The line at the foot of all public pages. */
export const publicFooter = {
  label: 'About this register',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  imprint: 'Imprint',
  licences: 'Software licences',
} satisfies Shape<typeof source>;
