import type { recallCase as source } from '../../../pt/animals/recallCase/module.ts';
import type { Shape } from '../../../types.ts';

export const recallCase = {
  name: 'Recall check |||| Recall checks',
  fields: {
    recallId: 'Recall',
    animalId: 'Animal',
    transponder: 'Recalled transponder',
    notice: 'Email to the owner',
    status: 'Status',
    outcome: 'Result',
    note: 'Notes',
    doneUserId: 'Checked by',
    doneTimestamp: 'Date of the check',
    creationTimestamp: 'Date',
  },
  choices: {
    notice: { WAITING: 'To be sent', SENT: 'Sent', FAILED: 'Not delivered', NO_ADDRESS: 'No email address' },
    status: { OPEN: 'To be checked', DONE: 'Checked' },
    outcome: {
      READS: 'The transponder answers',
      REPLACED: 'It has another transponder',
      NOT_SEEN: 'The animal cannot be seen',
    },
  },
  sections: { animal: 'Animal', done: 'Check' },
  operations: {
    closeRecallCase: {
      label: 'Record the check',
      title: 'What was found with %{name}?',
      text: 'The animal leaves the list of those to be checked. A new transponder is added in the record of the animal.',
      fields: { outcome: 'Result', note: 'Notes' },
      confirm: 'Record the check',
      done: 'Check recorded: %{name}',
    },
    reopenRecallCase: {
      label: 'Set to be checked again',
      text: 'The result and the notes are removed; they stay in the history.',
      done: 'To be checked again: %{name}',
    },
  },
} satisfies Shape<typeof source>;
