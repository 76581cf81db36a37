import type { Shape } from '../../../types.ts';
import type { factSourcePages as source } from '../../../pt/animals/factSource/pages.ts';

/** Where each fact of an animal comes from, and reporting that one is wrong. */
export const factSourcePages = {
  open: 'Source of data',
  title: 'Source of the data of %{name}',
  text: 'Since when each fact has stood as it is, and who gave it.',
  first: 'Given at registration, on %{date}',
  changed: 'Changed on %{date}',
  by: {
    VETERINARIAN: 'by a veterinarian',
    OWNER: 'by the owner',
    STAFF: 'by a user of an entity',
    SYSTEM: 'by the system',
    IMPORT: 'by an import',
  },
  unknown: 'Its source was not kept: it is older than the history.',
  report: 'Report an error',
  reportOf: 'Report an error in: %{field}',
  subject: 'Error in record %{transponder}: %{field}',
  description: 'Animal: %{name}, %{transponder}\n%{field}: %{value}\nWhat is wrong:',
} satisfies Shape<typeof source>;
