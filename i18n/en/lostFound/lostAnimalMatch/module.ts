import type { lostAnimalMatch as source } from '../../../pt/lostFound/lostAnimalMatch/module.ts';
import type { Shape } from '../../../types.ts';

export const lostAnimalMatch = {
  name: 'Match of reports |||| Matches of reports',
  fields: {
    pair: 'Animals and places',
    lostId: 'Lost',
    foundId: 'Found',
    score: 'Likeness (%)',
    reasons: 'Reasons',
    status: 'State',
    decisionUserId: 'Decided by',
    decisionTimestamp: 'Date of the decision',
    creationTimestamp: 'Date',
  },
  choices: {
    status: { OPEN: 'To check', CONFIRMED: 'Confirmed', DISMISSED: 'Dismissed', CLOSED: 'Report closed' },
  },
  operations: {
    confirm: {
      label: 'Confirm',
      title: 'Confirm that it is the same animal?',
      text: 'The match is confirmed. Each report is closed on its own page.',
      done: 'Match confirmed: %{name}',
    },
    dismiss: {
      label: 'Dismiss',
      title: 'Dismiss this match?',
      text: 'The two reports are not proposed as the same animal again.',
      done: 'Match dismissed: %{name}',
    },
  },
} satisfies Shape<typeof source>;
