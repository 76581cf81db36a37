import type { publicReminders as source } from '../pt/publicReminders.ts';
import type { Shape } from '../types.ts';

export const publicReminders = {
  text: 'We send an email to the owner before the rabies vaccination or the licence of an animal ends and, once a year, to confirm the contacts.',
  ask: 'Do you want to stop these reminders for all your animals?',
  refuse: 'Stop reminders',
  refused: 'You no longer get reminders. Other emails of the register stay as they are.',
  allow: 'Get reminders again',
  allowed: 'You get reminders again.',
  noLink: 'The link is incomplete. Open it from the email that you received.',
  expired: 'The link is no longer valid. Use the one in the newest reminder.',
} satisfies Shape<typeof source>;
