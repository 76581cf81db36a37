import type { publicDeath as source } from '../pt/publicDeath.ts';
import type { Shape } from '../types.ts';

/** The page of the mailed link about the death of an animal that an account outside its scope registered. */
export const publicDeath = {
  text: 'Opening it changes nothing.',
  open: 'View the death',
  noLink: 'The link is incomplete. Open it from the email that you received.',
  over: 'The link has been used, is no longer valid, or the death has been undone.',
  animal: 'Animal',
  transponder: 'Transponder',
  date: 'Date of death',
  by: 'Registered by',
  until: 'Object by',
  ask: 'If the animal is alive, say so: the operator of the register decides first.',
  words: 'What you have to say',
  missingWords: 'Enter what you have to say.',
  object: 'Object to the death',
  done: 'Your objection was recorded. The operator of the register decides, and emails you.',
} satisfies Shape<typeof source>;
