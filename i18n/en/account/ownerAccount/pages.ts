import type {
  ownerHome as home,
  ownFoundPage as ownFoundPageSource,
  ownConsentsPage as consents,
  ownReadsPage as reads,
  ownRequestPage as ownRequestPageSource,
} from '../../../pt/account/ownerAccount/pages.ts';
import type { Shape } from '../../../types.ts';

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
    lostReported: 'Reported as lost, waiting for validation',
    deathReported: 'Death reported, waiting for a decision',
  },
  contacts: {
    title: 'My contact details',
    text: 'This is how you are reached if an animal is found.',
    confirm: 'Everything is right',
    confirmed: 'The contact details were confirmed.',
    update: 'Request a change of email or address',
    record: 'See all my data',
    reads: 'See who looked at my data',
    access: 'See who has access to my data',
  },
  requests: {
    one: 'Request',
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

/** Who has access to an owner's record, in the owner's own account. */
export const ownConsentsPage = {
  title: 'Who has access to my data',
  text: 'These entities can read your record as an owner: identification, address and contacts. Those that only treated an animal of yours cannot.',
  waiting: 'Requests for access',
  waitingText: 'What you are asked at the counter now, and choose to see here, appears in this list.',
  noneWaiting: 'There are no requests.',
  refresh: 'Refresh',
  until: 'Valid until %{time}',
  show: 'Show code',
  say: 'Say this code at the counter of %{entity} if you agree that it reads your record:',
  entities: 'Entities with access',
  none: 'No entity reads your record.',
  since: 'since %{date}',
  ground: {
    CONSENT: 'By your consent',
    REGISTERED: 'Registered you as an owner',
    TRANSFERRED: 'Carried out a change of owner to you',
  },
  revoke: 'Revoke',
  keep: 'Keep',
  revokeTitle: 'Revoke the access of %{entity}?',
  revokeText:
    'The entity stops reading your record at once. What it has registered stays. You can consent again, with another code.',
  revoked: '%{entity} has no access to your record any more.',
} as const satisfies Shape<typeof consents>;

/** Texts about the readers of an owner's data, in the owner's own account. */
export const ownReadsPage = {
  title: 'Who looked at my data',
  text: 'Every time your record and the records of your animals were read since they are yours. Your own visits are left out. Each user is named by the entity and the role in which they work.',
  none: 'No user has looked at your data yet',
  noneText: 'Each read appears here at once.',
  more: 'Show earlier reads',
  owner: 'your owner record',
  reason: 'Reason: %{reason}',
  noReason: 'No reason given.',
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
    READ_PHONE: 'Phone read',
    READ_SEALED: 'Read of sealed data',
  },
} satisfies Shape<typeof reads>;

export const ownFoundPage = {
  title: 'Found again: %{name}',
  text: 'The lost process is closed, and the animal is no longer registered as lost.',
  dead: 'If the animal was found dead, close this process first and then report the death.',
  confirm: 'Confirm that it was found',
  done: 'The lost process was closed.',
} satisfies Shape<typeof ownFoundPageSource>;

export const ownRequestPage = {
  names: { pendingLostAnimal: 'Report of a lost animal' },
  facts: {
    eventDate: 'Lost on',
    eventLocal: 'Place',
    eventCounty: 'Municipality',
    deathDate: 'Date of death',
    grounds: 'Reasons',
    holdingMark: 'Holding mark',
  },
  state: 'Status of the request',
  status: {
    WAITING_VALIDATION:
      'The request is waiting for a decision. You do not have to do anything: the answer will appear here.',
    WAITING_DOCUMENTATION: 'More is needed to decide. The answer below says what.',
    ACCEPTED: 'The request was accepted.',
    REJECTED: 'The request was rejected. Nothing has changed in the register.',
    CANCELED: 'The request was cancelled. Nothing has changed in the register.',
    CONTESTED:
      'The former owner objects to the transfer, which both parties had confirmed. The operator of the register decides.',
    TWO_PARTY: 'Both parties confirm this transfer.',
  },
  animal: 'Animal',
  sent: 'Sent on',
  by: 'Made by',
  you: 'You',
  other: 'Another person, without an account',
  operator: 'Operator of the register',
  decided: 'Decided on',
  withdrawn: 'Cancelled on',
  decidedBy: 'Decided by',
  words: 'Answer',
  documents: 'Documents',
  ofOther: 'You did not make this request: you can only see its status here.',
  withdraw: 'Withdraw the request',
  withdrawTitle: 'Withdraw the request?',
  withdrawText: 'The request is closed without a decision. You can make another if you need to.',
  withdrawDone: 'The request was withdrawn.',
  keep: 'Keep the request',
  add: 'Send documents',
  addText: 'Once they are sent, the request waits for a decision again.',
  addDone: 'The documents were sent.',
  comments: 'Notes',
} satisfies Shape<typeof ownRequestPageSource>;
