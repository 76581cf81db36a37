import type { Actor } from '../kit/access.ts';
import type { CatalogueCode } from '../kit/codes.ts';
import { operationStates, type Condition, type Operation, type OperationState } from '../kit/operations.ts';
import type { AssociationStatus } from './schema.ts';

/** What the operations of an association depend on. */
export interface AssociationState {
  readonly status: AssociationStatus;
  readonly isClinicalDirector: boolean;
  readonly veterinaryId: number;
  readonly veterinaryActive: boolean;
}

const when = (
  otherwise: CatalogueCode,
  holds: Condition<AssociationState>['holds'],
): Condition<AssociationState> => ({ holds, otherwise });

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
const mayPractise = when('VETERINARY_NOT_AUTHORIZED', ({ veterinaryActive }) => veterinaryActive);
/** A veterinarian who also manages the entity speaks for one side only. */
const isOthers = when(
  'ASSOCIATION_IS_OWN',
  ({ veterinaryId }, actor) => actor.veterinaryId === null || actor.veterinaryId !== veterinaryId,
);

/** What an entity can do with an association. */
const associationOperations = {
  ACCEPT: { access: 'MANAGE_VETERINARIES', when: [isRequest, isOthers, mayPractise] },
  REJECT: { access: 'MANAGE_VETERINARIES', when: [isRequest, isOthers] },
  WITHDRAW: { access: 'MANAGE_VETERINARIES', when: [isInvitation, isOthers] },
  CHANGE: { access: 'MANAGE_VETERINARIES', when: [isAccepted, isOthers] },
  REMOVE: { access: 'MANAGE_VETERINARIES', when: [isAccepted, isOthers, isNotDirector] },
} as const satisfies Readonly<Record<string, Operation<AssociationState>>>;

export type AssociationOperation = keyof typeof associationOperations;

/** Every operation: allowed, or the reason why not. */
export const associationOperationsOf = (
  association: AssociationState,
  actor: Actor,
): Record<AssociationOperation, OperationState> =>
  operationStates<AssociationState, AssociationOperation>(associationOperations, association, actor);
