import type { ownerPages as source } from '../../../pt/owners/owner/pages.ts';
import type { Shape } from '../../../types.ts';

export const ownerPages = {
  panel: {
    enterDataUpdate: 'Register a data update request',
    verified: 'Verified data',
    locked: 'Locked',
    lockedDead: 'Locked: owner has died',
    editLocked: 'Editing locked',
    contactsConfirmed: 'Contacts confirmed %{ago}',
    contactsNever: 'Contacts never confirmed',
  },
  alert: {
    locked: 'Owner locked',
    lockedUntil: 'Owner locked until %{date}',
    lockedText: 'While the owner is locked, their data cannot be changed and they cannot receive animals.',
    dead: 'Locked because the owner died',
    deadText:
      'The data cannot be changed and the owner cannot receive animals. The animals may be transferred to another owner with the death certificate.',
    editLocked: 'Editing locked',
    traces: 'TRACES owner',
    observations: 'Notes: %{text}',
  },
  animals: {
    none: 'You do not have access to any animal of this owner',
    noneText: 'The owner’s animals that you have access to appear here.',
  },
  alike: {
    title: 'Similar owners',
    text: 'Check whether the owner is registered already before you create them.',
    reasons: {
      NUMBER: 'Same number',
      EMAIL: 'Same email',
      PHONE: 'Same phone',
      NAME_AND_PLACE: 'Same name and postal code',
    },
  },
  tickets: {
    none: 'There are no tickets about this owner that you can open',
    noneText: 'Tickets of the owner’s account, reviews and transfers appear here.',
  },
  readReason: {
    title: 'Why do you open this record?',
    text: 'The owner does not belong to your entity. The reason is kept in the audit, and the owner can read it.',
    label: 'Reason for reading',
    animal: 'Reading animal %{transponder}',
    review: 'Owner review no. %{id}',
    REQUEST: 'Request of the owner',
    PROCESS: 'Request or process in progress',
    CORRECTION: 'Correction of the data',
    AUTHORITY: 'Request of an authority',
    OTHER: 'Another reason',
    words: 'Which reason?',
    missing: 'Select the reason for reading.',
    missingWords: 'Enter the reason, in 3 characters or more.',
    forAll: 'Use this reason for the owners that you open until you close this tab',
    open: 'Open the record',
  },
  backToAnimal: 'Back to animal %{transponder}',
  review: {
    title: 'Owner to review',
    text: 'The identity of this owner was changed and is waiting to be reviewed.',
    toOwner: 'Open the owner’s record',
  },
  account: {
    title: 'Owner’s account',
    none: 'The owner has no account yet. Once it is created, a link to activate it is sent by email.',
    noEmail: 'Enter the owner’s email first, in the details.',
    email: 'The link is sent to %{email}.',
    has: 'The owner has an account and signs in with the email %{email}.',
    create: 'Create account',
  },
} satisfies Shape<typeof source>;
