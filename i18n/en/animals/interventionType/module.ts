import type { interventionType as source } from '../../../pt/animals/interventionType/module.ts';
import type { Shape } from '../../../types.ts';

/** Types of health intervention; `names` by their ids. */
export const interventionType = {
  name: 'Type of intervention |||| Types of intervention',
  fields: { name: 'Name', isSterilization: 'Sterilisation' },
  names: {
    1: 'Other vaccination',
    2: 'Internal deworming',
    3: 'External deparasitation',
    4: 'Consultation',
    5: 'Surgery',
    6: 'Leishmaniasis test',
    7: 'Rabies antibody titration',
    8: 'Rabies vaccination',
    9: 'Sterilisation',
    10: 'Amputation',
    11: 'Other intervention',
    12: 'Proof of life',
  },
} satisfies Shape<typeof source>;
