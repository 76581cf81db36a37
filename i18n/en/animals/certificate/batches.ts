import type { certificateBatches as source } from '../../../pt/animals/certificate/batches.ts';
import type { Shape } from '../../../types.ts';

export const certificateBatches = {
  text: 'Certificates that you requested in bulk: those being issued and, for a day, those that are ready. Each certificate is also kept on the page of its animal.',
  none: 'No certificates in bulk',
  noneText:
    'Select animals in the list and choose “Issue certificates”: the request appears here, even after you close the dialog.',
  toAnimals: 'Go to the animals',
  states: { RUNNING: 'Being issued', READY: 'Ready', MAILED: 'Sent by email', EMPTY: 'No certificates' },
  asked: 'Requested on %{date}',
  done: '%{done} of %{total} animals processed',
  issued: '%{smart_count} certificate issued |||| %{smart_count} certificates issued',
  leftOut: '%{smart_count} without a certificate |||| %{smart_count} without a certificate',
  until: 'Available until %{date}',
  open: 'View',
  openNamed: 'View: %{template}, %{date}',
  gone: 'This request is no longer available. The certificates issued remain on the page of each animal.',
} satisfies Shape<typeof source>;
