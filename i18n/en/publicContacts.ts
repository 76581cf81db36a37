import type { publicContacts as source } from '../pt/publicContacts.ts';
import type { Shape } from '../types.ts';

export const publicContacts = {
  text: 'The email that you received names the contact details on record. If your animal is found, you are reached by them.',
  ask: 'Are the contact details right?',
  confirm: 'All is right',
  confirmed: 'Thank you. Your contact details are confirmed.',
  change: 'They are not right: request a change',
  refuse: 'Stop these emails',
  noLink: 'The link is incomplete. Open it from the email that you received.',
  expired: 'The link is no longer valid, or the contacts have been confirmed or changed since.',
} satisfies Shape<typeof source>;
