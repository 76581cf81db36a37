import type { expireDiacRequestsBulk as source } from '../../../pt/requests/diacRequest/bulk.ts';
import type { Shape } from '../../../types.ts';

export const expireDiacRequestsBulk = {
  label: 'Close DIAC requests without documents',
  text: 'Closes the DIAC requests whose documents have been awaited for so many days. Requesters get a notification, and an email where they have no staff account.',
  fields: { days: 'Days that documents were awaited', comments: 'What the requesters read' },
} satisfies Shape<typeof source>;
