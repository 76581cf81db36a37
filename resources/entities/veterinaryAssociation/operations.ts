import { boolean, reference } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { veterinaryAssociation } from './schema.ts';

type AssociationState = Pick<
  RecordOfModule<typeof veterinaryAssociation>,
  'status' | 'isClinicalDirector' | 'veterinaryId' | 'veterinaryActive'
>;
const when = condition<AssociationState>;

const isRequest = when('ASSOCIATION_NOT_WAITING', ({ status }) => status === 'PENDING_ENTITY_RESPONSE');
const isInvitation = when(
  'ASSOCIATION_NOT_WAITING',
  ({ status }) => status === 'PENDING_VETERINARY_RESPONSE',
);
const isAccepted = when('ASSOCIATION_NOT_ACCEPTED', ({ status }) => status === 'ACCEPTED');
const isNotDirector = when(
  'ASSOCIATION_IS_CLINICAL_DIRECTOR',
  ({ isClinicalDirector }) => !isClinicalDirector,
);
const mayPractise = when('VETERINARY_NOT_AUTHORIZED', ({ veterinaryActive }) => veterinaryActive === true);
/** A veterinarian who also manages the entity speaks for one side only. */
const isOthers = when(
  'ASSOCIATION_IS_OWN',
  ({ veterinaryId }, actor) => actor.veterinaryId === null || actor.veterinaryId !== veterinaryId,
);

const MANAGE = { permission: 'MANAGE_VETERINARIES', reads: 'NOTHING_PERSONAL' } as const;
const role = {
  roleId: reference('role', {
    invalid: 'INVALID_ROLE',
    owedWhen: 'unless the settings name a role',
    example: 1,
  }),
};

export const accept = defineOperation(veterinaryAssociation, {
  name: 'accept',
  ...MANAGE,
  when: [isRequest, isOthers, mayPractise],
  path: 'decision',
  fixed: { validation: 'ACCEPTED' },
  input: role,
  change: () => ({ status: 'ACCEPTED' }),
  errors: ['CANNOT_GRANT_PERMISSION'],
  summary: 'Accepts a veterinarian who has asked an entity for access',
  failure: 'ERROR_ACCEPT_ASSOCIATION',
  action: 'ASSOCIATION_ACCEPTED',
  icon: 'validate',
});

export const reject = defineOperation(veterinaryAssociation, {
  name: 'reject',
  ...MANAGE,
  when: [isRequest, isOthers],
  path: 'decision',
  fixed: { validation: 'REJECTED' },
  input: role,
  asks: [],
  removes: true,
  summary: 'Rejects a veterinarian who has asked an entity for access',
  failure: 'ERROR_ACCEPT_ASSOCIATION',
  action: 'ASSOCIATION_REJECTED',
  icon: 'remove',
  danger: true,
});

export const withdraw = defineOperation(veterinaryAssociation, {
  name: 'withdraw',
  ...MANAGE,
  when: [isInvitation, isOthers],
  path: 'cancel',
  removes: true,
  summary: 'Withdraws an invitation that the veterinarian has not answered yet',
  failure: 'ERROR_CANCEL_INVITATION',
  action: 'ASSOCIATION_WITHDRAWN',
  icon: 'remove',
});

export const change = defineOperation(veterinaryAssociation, {
  name: 'change',
  ...MANAGE,
  when: [isAccepted, isOthers],
  path: '',
  // Naming a clinical director relieves the one before.
  input: { ...role, isClinicalDirector: boolean() },
  errors: ['CANNOT_GRANT_PERMISSION'],
  summary: 'Sets what a veterinarian may do at an entity, and who its clinical director is',
  failure: 'ERROR_CHANGE_ASSOCIATION',
  action: 'ASSOCIATION_CHANGED',
  icon: 'edit',
});

export const remove = defineOperation(veterinaryAssociation, {
  name: 'remove',
  ...MANAGE,
  when: [isAccepted, isOthers, isNotDirector],
  path: '',
  method: 'DELETE',
  removes: true,
  summary:
    'Ends an association and what the veterinarian has open for the entity; not of its clinical director',
  failure: 'ERROR_DELETE_ASSOCIATION',
  action: 'ASSOCIATION_REMOVED',
  icon: 'remove',
  danger: true,
});
