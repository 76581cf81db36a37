import type { publicLost as source } from '../pt/publicLost.ts';
import type { Shape } from '../types.ts';

export const publicLost = {
  title: 'Lost or found animal',
  call: { LOST: 'Have you seen this animal?', FOUND: 'Do you know this animal?' },
  contact: 'Contact %{name}.',
  contactAny: 'Contact:',
  anyone: 'Contact a veterinary clinic, the town hall or the police.',
  photo: 'Photo of the animal',
  drawing: 'No photo',
  withYou: 'Is the animal with you?',
  withYouText:
    'Take it to a veterinary clinic or to the collection centre of the municipality. They read the transponder, which identifies the owner, and report that the animal was found.',
  RETURNED: 'This animal is back with its owner',
  RETURNEDText: 'The report is closed. Thank you for wanting to help.',
  CLOSED: 'This report is closed',
  CLOSEDText: 'Information about this animal is no longer needed. Thank you for wanting to help.',
  unknown: 'This poster is not valid',
  unknownText: 'The code does not exist or is no longer public. Check the address printed on the poster.',
  limited: 'Too many attempts. Wait a minute and try again.',
  failed: 'The page could not be opened. Check your internet connection and try again.',
  again: 'Try again',
  seen: 'I have seen this animal',
  loading: 'Loading…',
} satisfies Shape<typeof source>;
