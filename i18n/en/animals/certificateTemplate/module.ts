import type { certificateTemplate as source } from '../../../pt/animals/certificateTemplate/module.ts';
import type { Shape } from '../../../types.ts';

export const certificateTemplate = {
  name: 'Certificate template |||| Certificate templates',
  done: {
    created: 'Certificate template created: %{name}',
    updated: 'Certificate template saved: %{name}',
    deleted: 'Certificate template deleted: %{name}',
  },
  fields: {
    name: 'Name',
    nameEn: 'Name in English',
    description: 'Description',
    customFilename: 'File name',
    hasTransponderSuffix: 'Add the transponder to the file name',
    animalStatuses: 'Animal statuses',
    isAvailableToOwners: 'Available to owners',
    isOnlyVeterinarians: 'Only veterinarians',
    entityProfileIds: 'Entity profiles',
    isForBulk: 'Used for bulk requests',
    publishedNumber: 'Published version',
  },
  tabs: { layout: 'Layout' },
  choices: {
    animalStatuses: {
      NORMAL: 'Normal',
      LOST: 'Lost',
      FOUND: 'Found',
      DEAD: 'Dead',
      EXPORTED: 'In another register',
    },
  },
  help: {
    nameEn: 'For pages and documents in English. Without it, the other name is used.',
    customFilename: 'The name of the downloaded file starts with it.',
    entityProfileIds: 'If no profile is selected, every entity can issue it.',
    publishedNumber: 'Without a published version, the certificate is not issued yet.',
  },
} satisfies Shape<typeof source>;
