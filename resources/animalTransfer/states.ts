import type { Actor } from '../kit/access.ts';
import type { CatalogueCode } from '../kit/codes.ts';
import { ruleStates, type Condition, type OperationState, type StateRule } from '../kit/operationStates.ts';

/** What the operations of a request depend on. */
export interface TransferState {
  readonly closed: boolean;
  readonly creationUserId: number | null;
  readonly creationEntityId: number | null;
}

const when = (
  otherwise: CatalogueCode,
  holds: Condition<TransferState>['holds'],
): Condition<TransferState> => ({ holds, otherwise });

const isOpen = when('TRANSFER_ALREADY_CLOSED', ({ closed }) => !closed);
/** The person who asked, or a colleague of the entity that asked. */
const isOwn = when(
  'TRANSFER_NOT_OWN',
  ({ creationUserId, creationEntityId }, actor) =>
    creationUserId === actor.id || (creationEntityId !== null && creationEntityId === actor.entity?.id),
);

/** What can be done with a request. It is decided once; the database holds it to that. */
const transferOperations = {
  DECIDE: { permission: 'MANAGE_ANIMAL_TRANSFER', when: [isOpen] },
  CANCEL: { permission: 'SIGNED_IN', when: [isOpen, isOwn] },
  ADD_DOCUMENTS: { permission: 'SIGNED_IN', when: [isOpen, isOwn] },
} as const satisfies Readonly<Record<string, StateRule<TransferState>>>;

export type TransferOperation = keyof typeof transferOperations;
export const TRANSFER_OPERATIONS = Object.keys(transferOperations) as TransferOperation[];

/** Every operation: allowed, or the reason why not. */
export const transferOperationsOf = (
  transfer: TransferState,
  actor: Actor,
): Record<TransferOperation, OperationState> =>
  ruleStates<TransferState, TransferOperation>(transferOperations, transfer, actor);

/** Open ones that did not come from an owner may be ticked, to be decided together. */
export const isBulkSelectable = (transfer: {
  readonly origin?: string | null;
  readonly closed?: boolean | null;
}): boolean => !transfer.closed && transfer.origin !== 'OWNERS';
