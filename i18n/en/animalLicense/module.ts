import type { animalLicense as source } from '../../pt/animalLicense/module.ts';
import type { Shape } from '../../types.ts';

export const animalLicense = {
  name: 'Licence |||| Licences',
  create: { title: 'Register a licence', submit: 'Register' },
  fields: {
    animalId: 'Animal',
    year: 'Year',
    licenseDate: 'Date of the licence',
    createdEntityId: 'Entity',
    dateEnd: 'Valid until',
    isLicenseValid: 'Valid',
    filename: 'File',
    creationTimestamp: 'Date of registration',
  },
  help: { licenseDate: 'The licence is valid for one year from this date.' },
  form: {
    title: 'Register the licence: %{name}',
    documents: 'Document of the parish (optional)',
    confirm: 'Register licence',
    done: 'Licence registered.',
  },
} satisfies Shape<typeof source>;
