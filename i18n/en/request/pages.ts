import type { requestPages as source } from '../../pt/request/pages.ts';
import type { Shape } from '../../types.ts';

export const requestPages = {
  queues: 'Request queues',
  queuesText: 'The open requests of each type. Open a queue to decide.',
  none: 'There are no request queues',
  noneText: 'Your permissions do not include reading requests.',
  waitingValidation: 'To decide',
  waitingDocumentation: 'Waiting for documents',
  oldest: 'Oldest',
  overdue: 'Term exceeded',
  noTerm: 'no legal term',
  noneOpen: 'none',
  oneByOne:
    '%{smart_count} request of an owner, decided separately |||| %{smart_count} requests of owners, decided one by one',
  labels: 'Labels',
  labelsOf: 'Labels: %{title}',
  label: 'Label',
  anyLabel: 'All',
  addLabel: 'Add a label',
  addLabelHint: 'Select one that is in use, or enter another.',
  removeLabel: 'Remove the label %{label}',
  editLabels: 'Change the labels of %{title}',
  close: 'Close',
  add: 'Add',
  byLabel: 'Requests by label',
  byLabelText: 'The labels of open requests. Select one to see the requests that have it.',
  noLabels: 'No open request has labels',
  noLabelsText: 'Labels are added in the queue or on the page of a request.',
  withLabel: 'Requests with the label “%{label}”',
  openQueue: 'View in the queue',
  nothingLeft: 'No open request has this label.',
} satisfies Shape<typeof source>;
