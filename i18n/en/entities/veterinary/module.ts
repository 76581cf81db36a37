import type { veterinary as source } from '../../../pt/entities/veterinary/module.ts';
import type { Shape } from '../../../types.ts';

export const veterinary = {
  name: 'Veterinarian |||| Veterinarians',
  done: {
    created: 'Veterinarian created: %{name}',
    updated: 'Veterinarian saved: %{name}',
    deleted: 'Veterinarian deleted: %{name}',
  },
  fields: {
    name: 'Name',
    ballotNumber: 'Licence number',
    email: 'Email',
    phone: 'Phone',
    active: 'Active',
  },
  help: {
    ballotNumber: 'Number of the professional licence issued by the Veterinary Order.',
  },
} as const satisfies Shape<typeof source>;
