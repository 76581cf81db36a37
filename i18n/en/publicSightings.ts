import type { publicSightings as source } from '../pt/publicSightings.ts';
import type { Shape } from '../types.ts';

/** The page behind the link of a mail: what visitors saw of a lost animal. */
export const publicSightings = {
  text: 'What other people say they saw. The register does not check sightings: do not pay anyone who asks for money for the animal.',
  none: 'There are no sightings.',
  closed: 'The report is closed. The sightings are deleted.',
  expired: 'The link is no longer valid. Use the one in the newest message.',
  map: 'Map of the municipalities where the animal was seen; the list says the same',
  seenAt: 'Seen on %{moment}',
  contact: 'Contact of the person who saw it',
  photo: 'Photo of the sighting',
  hide: 'Hide',
  show: 'Show again',
  hidden: 'Hidden',
  stopMails: 'Stop the messages',
  sendMails: 'Receive messages again',
  close: 'Receive no more sightings',
  reopen: 'Receive sightings again',
} satisfies Shape<typeof source>;
