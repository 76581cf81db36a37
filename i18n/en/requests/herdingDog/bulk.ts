import type { expireHerdingDogsBulk as source } from '../../../pt/requests/herdingDog/bulk.ts';
import type { Shape } from '../../../types.ts';

export const expireHerdingDogsBulk = {
  label: 'Close herding dog requests without documents',
  text: 'Closes the herding dog requests whose documents have been awaited for so many days. Requesters get a notification, and an email where they have no staff account.',
  fields: { days: 'Days that documents were awaited', comments: 'What the requesters read' },
} satisfies Shape<typeof source>;
