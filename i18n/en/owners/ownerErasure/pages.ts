import type { ownerErasurePages as source } from '../../../pt/owners/ownerErasure/pages.ts';
import type { Shape } from '../../../types.ts';

export const ownerErasurePages = {
  dialog: {
    title: 'Erase the data of %{name}?',
    text: 'Another person confirms the request. Once confirmed, it cannot be undone: name, numbers, contact details, addresses and documents are erased from the whole register.',
    grounds: 'Grounds',
    groundsHelp: 'Who asked, when, and how their identity was confirmed.',
    send: 'Request erasure',
    sent: 'Erasure request sent',
  },
  page: {
    title: 'Erasure no. %{number}',
    removed: 'What was erased',
    kept: 'What is kept, and why',
    until: 'Until %{date}.',
    always: 'As long as the register exists.',
  },
  removed: {
    owner: 'Records of the owner: name, numbers, contact details and addresses',
    account: 'Account of the owner, sessions and devices',
    animal: 'Animals: addresses, and texts with data of the owner',
    training: 'Training',
    request: 'Requests and reviews',
    report: 'Reports of lost and found animals',
    certificate: 'Certificates',
    ticket: 'Tickets and messages',
    file: 'Files',
    mail: 'Emails not yet sent',
    version: 'Earlier versions',
    audit: 'Details in the audit',
    trace: 'Notifications, reminders and other traces',
  },
  kept: {
    pseudonym: 'A pseudonym in place of the name, so that the history of the animals stays connected.',
    animal: 'The history of the animals, because the law requires the register of companion animals.',
    certificate: 'The numbers of issued certificates, so that a paper can still be validated.',
    audit: 'The rows of the audit, without the erased data, as evidence of who read and changed what.',
    sealed:
      'Identity and animals, encrypted, because tax and animal-health law require them. Only those who configure the register read them, and give a reason.',
  },
  erased: {
    title: 'Data erased on %{date}',
    text: 'A pseudonym is left, as the owner requested. The record can only be read.',
    open: 'Read the sealed part',
  },
  sealed: {
    title: 'Sealed part',
    text: 'Reading it is recorded in the audit, with the reason.',
    reason: 'Reason for reading',
    show: 'Read',
    close: 'Close',
    until: 'Kept until %{date}.',
    records: 'Identity',
    animals: 'Animals',
  },
} satisfies Shape<typeof source>;
