import type { vaccine as source } from '../../../pt/reference/vaccine/module.ts';
import type { Shape } from '../../../types.ts';

export const vaccine = {
  name: 'Vaccine |||| Vaccines',
  done: {
    created: 'Vaccine created: %{name}',
    updated: 'Vaccine saved: %{name}',
    deleted: 'Vaccine deleted: %{name}',
  },
  fields: {
    name: 'Name',
    immunizationTimePeriod: 'Immunisation period',
    immunizationTimeUnit: 'Unit of the period',
  },
  choices: {
    immunizationTimeUnit: { YEAR: 'Years', MONTH: 'Months' },
  },
  help: {
    immunizationTimePeriod: 'How long the vaccine protects, in years or months.',
  },
} satisfies Shape<typeof source>;
