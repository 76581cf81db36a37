import type { veterinary as source } from '../pt/veterinary.ts';
import type { Shape } from '../types.ts';

export const veterinary = {
  name: 'Veterinarian |||| Veterinarians',
  fields: {
    name: 'Name',
    ballotNumber: 'Ballot number',
    email: 'E-mail',
    phone: 'Phone',
    active: 'Active',
  },
  help: {
    ballotNumber: 'Number of the professional ballot of the veterinary order.',
  },
} as const satisfies Shape<typeof source>;
