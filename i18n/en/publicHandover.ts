import type { publicHandover as source } from '../pt/publicHandover.ts';
import type { Shape } from '../types.ts';

/** The page of the mailed link about the hand-over of an animal to another register. */
export const publicHandover = {
  text: 'Opening it changes nothing.',
  open: 'View the hand-over',
  noLink: 'The link is incomplete. Open it from the email that you received.',
  over: 'The link has been used, is no longer valid, or the hand-over has been decided.',
  animal: 'Animal',
  transponder: 'Transponder',
  register: 'Other register',
  until: 'Answer by',
  askAgree: 'The animal moves to this register once it confirms that. Your data is not passed on.',
  agree: 'Agree to the hand-over',
  agreed: 'Your consent was recorded. You get an email when the other register confirms.',
  ask: 'If you did not agree to the hand-over, say so: the operator of the register decides first.',
  words: 'What you have to say',
  missingWords: 'Enter what you have to say.',
  object: 'Object to the hand-over',
  objected: 'Your objection was recorded. The operator of the register decides, and emails you.',
} satisfies Shape<typeof source>;
