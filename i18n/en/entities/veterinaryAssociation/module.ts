import type { veterinaryAssociation as source } from '../../../pt/entities/veterinaryAssociation/module.ts';
import type { Shape } from '../../../types.ts';

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
  operations: {
    accept: { label: 'Accept' },
    reject: {
      label: 'Reject',
      title: 'Reject the request of %{name}?',
      text: 'The request is removed from the list and the requester is notified. They can request access again, and you can invite them at any time.',
      confirm: 'Reject',
      done: 'The request has been rejected',
    },
    withdraw: { label: 'Withdraw the invitation' },
    change: { label: 'Change the association' },
    remove: {
      label: 'Remove the association',
      title: 'Remove the association of %{name}?',
      text: 'They will no longer be able to work for the entity. If they are signed in for it now, that session ends at once. To work for it again they need an invitation or a new request.',
      confirm: 'Remove',
      done: 'The association has been removed',
    },
  },
  choices: {
    status: {
      PENDING_ENTITY_RESPONSE: 'Request awaiting an answer',
      PENDING_VETERINARY_RESPONSE: 'Invitation sent',
      ACCEPTED: 'Associated',
    },
  },
} satisfies Shape<typeof source>;
