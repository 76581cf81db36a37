import type { veterinary as source } from '../pt/veterinary.ts';
import type { Shape } from '../types.ts';

export const veterinary = {
  name: 'Veterinarian |||| Veterinarians',
  fields: {
    name: 'Name',
    ballotNumber: 'Licence number',
    email: 'E-mail',
    phone: 'Phone',
    active: 'Active',
  },
  help: {
    ballotNumber: 'Number of the professional licence of the veterinary order.',
  },
} as const satisfies Shape<typeof source>;
