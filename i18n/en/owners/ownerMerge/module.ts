import type { ownerMerge as source } from '../../../pt/owners/ownerMerge/module.ts';
import type { Shape } from '../../../types.ts';

export const ownerMerge = {
  name: 'Merge of owners |||| Merges of owners',
  fields: {
    number: 'Request no.',
    survivorId: 'Record to keep',
    absorbedId: 'Record to merge into it',
    grounds: 'Grounds',
    take: 'Values taken from the other record',
    moved: 'Records that moved',
    isReverted: 'Undone',
    revertReason: 'Reason for undoing it',
    revertTimestamp: 'Undone on',
    revertUserName: 'Undone by',
    decisionTimestamp: 'Decided on',
  },
  choices: {
    take: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      phone2: 'Second phone',
      phone3: 'Third phone',
      responsible: 'Person in charge',
      address: 'Address',
    },
  },
  operations: {
    revert: {
      label: 'Undo the merge',
      title: 'Undo merge no. %{name}?',
      text: 'Both records get back what was theirs. What was changed after the merge stays as it is.',
      fields: { revertReason: 'Reason' },
      confirm: 'Undo the merge',
      done: 'Merge of owners undone: %{name}',
    },
  },
  requests: {
    page: {
      acceptTitle: 'Accept the merge of the owners?',
      acceptText:
        'The animals and records of the record to merge move to the record to keep. The other record is locked and can only be read. The merge can be undone.',
      rejectText: 'Both records stay as they are. The requester is notified of the reason.',
    },
  },
  reasons: {
    IDENTITY_UNPROVEN: 'It is not proven that both records are of the same person.',
    DOCUMENT_ILLEGIBLE: 'One of the documents is illegible or incomplete.',
    OTHER_PERSON: 'The records are of two different people.',
    OTHER_RECORD_KEPT: 'The other record has to be kept.',
    DUPLICATE: 'There is an identical request already.',
  },
} satisfies Shape<typeof source>;
