import type { expireDeathRequestsBulk as source } from '../../../pt/requests/deathRequest/bulk.ts';
import type { Shape } from '../../../types.ts';

export const expireDeathRequestsBulk = {
  label: 'Close death reports without documents',
  text: 'Closes the death reports whose documents have been awaited for so many days. Requesters get a notification, and an email where they have no staff account.',
  fields: { days: 'Days that documents were awaited', comments: 'What the requesters read' },
} satisfies Shape<typeof source>;
