import type { publicStart as source } from '../pt/publicStart.ts';
import type { Shape } from '../types.ts';

/** The start page of a visitor. */
export const publicStart = {
  pages: {
    privacy: 'Privacy notice',
    accessibility: 'Accessibility statement',
    imprint: 'Imprint',
    'lost-and-found': 'Animals lost and found',
    sighting: 'I have seen this animal',
    sightings: 'Sightings',
  },
  again: 'Try again',
  lead: 'Every animal has one number. Make requests, check documents and help an animal get home. You do not need an account.',
  animals: 'Animals lost and found',
  near: 'See the animals near me',
  nearText: 'On the map and as a list, with what the person reporting agreed to publish.',
  seen: 'I have seen a lost animal',
  seenText: 'Select it in the list and say where and when. The person looking for it gets a message.',
  services: 'Requests to the register',
  check: 'Check before you trust',
  validate: 'Validate a certificate',
  validateText: 'With the code on the paper, see whether the register issued the document.',
  advertText: 'With the transponder and the code in the advert, check that the owner offers the animal.',
  account: 'Do you own animals?',
  accountText: 'In your account you see your animals, report one as lost and change your contact details.',
  owner: 'Ask for an owner’s account',
  staff: 'Clinics, municipalities and other entities sign in on the same page.',
} satisfies Shape<typeof source>;
