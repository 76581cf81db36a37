import type { publicSighting as source } from '../pt/publicSighting.ts';
import type { Shape } from '../types.ts';

/** The page on which a visitor says where a lost animal was seen. */
export const publicSighting = {
  text: 'The person looking for the animal gets what you write. Your address is neither asked for nor shown.',
  fields: {
    districtId: 'District or island',
    countyId: 'Municipality',
    place: 'Place',
    seenDate: 'Day',
    seenTime: 'Time',
    details: 'What you saw',
    contact: 'Your phone or email address',
    photo: 'Photo',
  },
  hints: {
    place: 'For example, the street and a landmark.',
    details: 'Where it was going, whether it was hurt, whether it had a collar.',
    contact: 'Only the person looking for the animal gets it, and only if you agree.',
  },
  invalid: {
    seenDate: 'Day and time must be before now.',
    sharesContact: 'Agree, or delete the contact.',
    photo: 'The photo cannot be sent. Select another one.',
  },
  shares: 'I agree that the person looking for the animal gets my contact',
  choosePhoto: 'Add a photo',
  send: 'Send the sighting',
  sentTitle: 'Thank you',
  sent: 'The sighting was sent to the person looking for the animal.',
  back: 'See other animals',
  gone: 'This animal is no longer published as lost.',
  failures: {
    TOO_MANY_REQUESTS: 'Too many sightings were sent. Try again later, or telephone.',
    SIGHTINGS_CLOSED: 'The person looking for this animal takes no more sightings.',
  },
} satisfies Shape<typeof source>;
