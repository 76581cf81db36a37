import type { recallCasePages as source } from '../../../pt/animals/recallCase/pages.ts';
import type { Shape } from '../../../types.ts';

export const recallCasePages = {
  reached: 'What the recall has reached',
  animals: 'Animals',
  unused: 'Transponders without an animal',
  owners: 'Emails to owners',
  veterinarians: 'Emails to veterinarians',
  entities: 'Emails to entities',
} satisfies Shape<typeof source>;
