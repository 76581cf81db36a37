import type { registerHandoverPages as source } from '../../../pt/animals/registerHandover/pages.ts';
import type { Shape } from '../../../types.ts';

/** The hand-overs to other registers that an owner answers in the account. */
export const registerHandoverPages = {
  title: 'Hand-overs that wait for you',
  AGREE:
    'A request was made to move %{animal} to the register %{register}, since it moves to another state. Do you agree?',
  OBJECT: '%{animal} has moved to the register %{register}. If you did not agree, you can object.',
  until: 'Until %{date}',
  agree: 'Agree',
  agreeTitle: 'Agree to the hand-over?',
  agreeText: 'The animal moves once the other register confirms that. Your data is not passed on.',
  agreed: 'Your consent was saved',
  object: 'Object',
  objectTitle: 'Object to the hand-over?',
  objectText: 'The operator of the register reads what you write, decides, and emails you.',
  objected: 'Your objection was saved',
  words: 'What you have to say',
  keep: 'Cancel',
} satisfies Shape<typeof source>;
