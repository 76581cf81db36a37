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
    accept: { label: 'Accept', done: '%{name} can now work for %{entity}.' },
    reject: {
      label: 'Reject',
      title: 'Reject the request of %{name}?',
      text: 'The request is removed from the list and the requester is notified. They can request access again, and you can invite them at any time.',
      confirm: 'Reject',
      done: 'Association request rejected: %{name}',
    },
    withdraw: { label: 'Withdraw the invitation', done: 'The invitation to %{name} has been withdrawn.' },
    change: { label: 'Change the association', done: 'The role of %{name} has been changed.' },
    remove: {
      label: 'Remove the association',
      title: 'Remove the association of %{name}?',
      text: 'They will no longer be able to work for the entity. If they are signed in for it now, that session ends at once. To work for it again they need an invitation or a new request.',
      confirm: 'Remove',
      done: 'Association removed: %{name}',
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
