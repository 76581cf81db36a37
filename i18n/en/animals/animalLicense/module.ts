import type { animalLicense as source } from '../../../pt/animals/animalLicense/module.ts';
import type { Shape } from '../../../types.ts';

export const animalLicense = {
  name: 'Licence |||| Licences',
  create: { title: 'Record a licence', submit: 'Record' },
  done: {
    created: 'Licence registered: %{name}',
    deleted: 'Licence deleted: %{name}',
    createdWith: { dateEnd: 'Licence registered, valid until %{dateEnd}' },
  },
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
  errors: {
    INVALID_DATE: 'Enter a date in the format DD-MM-YYYY, between the animal’s birth and today.',
  },
  help: { licenseDate: 'The licence is valid for one year from this date.' },
  form: {
    title: 'Record the licence: %{name}',
    documents: 'Document of the parish (optional)',
    confirm: 'Record licence',
  },
} satisfies Shape<typeof source>;
