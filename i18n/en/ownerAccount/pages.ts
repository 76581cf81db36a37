import type { ownerHome as home, ownReadsPage as reads } from '../../pt/ownerAccount/pages.ts';
import type { Shape } from '../../types.ts';

/** The home page of an owner's own account. */
export const ownerHome = {
  animals: {
    title: 'My animals',
    none: 'You have no animals',
    noneText: 'Animals appear here once they are registered or transferred to you.',
    rabies: 'Rabies vaccination valid until %{date}',
    rabiesEnded: 'Rabies vaccination expired on %{date}',
    noRabies: 'No rabies vaccination on record',
    certificate: 'Issue certificate',
    certificateOf: 'Issue certificate: %{name}',
  },
  contacts: {
    title: 'My contact details',
    text: 'This is how you are reached if an animal is found.',
    confirm: 'Everything is right',
    confirmed: 'The contact details were confirmed.',
    update: 'Request a change of email or address',
    record: 'See all my data',
    reads: 'See who looked at my data',
  },
  requests: {
    title: 'Requests',
    none: 'There are no requests about you or your animals.',
  },
  papers: {
    title: 'Certificates',
    none: 'No certificates of your animals have been issued yet.',
    download: 'Download',
    downloadOf: 'Download: %{name}, %{animal}',
    revoked: 'Revoked',
  },
} satisfies Shape<typeof home>;

/** Who read what the register has of an owner, in the owner's own account. */
export const ownReadsPage = {
  title: 'Who looked at my data',
  text: 'Every time your record and the records of your animals were read since they are yours. Your own visits are left out. Each user is named by the entity and the role in which they work.',
  none: 'No user has looked at your data yet',
  noneText: 'Each read appears here at once.',
  more: 'Show earlier reads',
  owner: 'your owner record',
  reason: 'Reason: %{reason}',
  reader: {
    ENTITY: 'User of the register',
    VETERINARY: 'Veterinarian',
    OPERATOR: 'Operator of the register',
    PUBLIC: 'Read without an account, with a code',
  },
  action: {
    READ: 'Read',
    SEARCH: 'Search',
    EXPORT: 'Export',
    READ_BY_VAT: 'Read by tax number',
    READ_SEALED: 'Read of sealed data',
  },
} satisfies Shape<typeof reads>;
