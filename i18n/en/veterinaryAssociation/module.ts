import type { veterinaryAssociation as source } from '../../pt/veterinaryAssociation/module.ts';
import type { Shape } from '../../types.ts';

export const veterinaryAssociation = {
  name: 'Associated veterinarian |||| Associated veterinarians',
  fields: {
    veterinaryId: 'Veterinarian',
    ballotNumber: 'Licence number',
    veterinaryActive: 'May practise',
    hasAccount: 'Has an account in the register',
    entityId: 'Entity',
    isSubEntity: 'Sub-entity',
    status: 'Status',
    isClinicalDirector: 'Clinical director',
    roleId: 'Role',
    creationTimestamp: 'Date of the request',
    lastUpdateTimestamp: 'Last change',
  },
  choices: {
    status: {
      PENDING_ENTITY_RESPONSE: 'Request awaiting an answer',
      PENDING_VETERINARY_RESPONSE: 'Invitation sent',
      ACCEPTED: 'Associated',
    },
  },
} satisfies Shape<typeof source>;
