import { allows, noneOf, operator, type Actor } from '../../kit/access.ts';
import type { CatalogueCode } from '../../kit/codes.ts';
import { ruleStates, type OperationState, type StateRule } from '../../kit/operations/operationStates.ts';
import type { Condition } from '../../kit/types.ts';
import { plainStatus, respondedStatus } from './schema.ts';

/** The values on which the operations of a ticket depend. */
export interface TicketState {
  readonly status: string;
  /** It is kept in a helpdesk, which then says how it stands. */
  readonly isInHelpdesk: boolean;
}

const when = (otherwise: CatalogueCode, holds: Condition<TicketState>['holds']): Condition<TicketState> => ({
  holds,
  otherwise,
});

const isNotClosed = when('TICKET_IS_CLOSED', ({ status }) => status !== 'CLOSED');
const isOnlyHere = when('TICKET_IS_IN_HELPDESK', ({ isInHelpdesk }) => !isInHelpdesk);

/** The register's own people answer in the helpdesk, which they are given a link to; all others answer here. */
export const MAY_REPLY = noneOf(operator);

/** The operations of a ticket. */
const ticketOperations = {
  REPLY: { permission: MAY_REPLY, when: [isNotClosed] },
  SYNC: { permission: 'MANAGE_TICKETS', when: [] },
  SET_STATUS: { permission: 'MANAGE_TICKETS', when: [isOnlyHere] },
} as const satisfies Readonly<Record<string, StateRule<TicketState>>>;

export type TicketOperation = keyof typeof ticketOperations;
export const TICKET_OPERATIONS = Object.keys(ticketOperations) as TicketOperation[];

/** Every operation: allowed, or the reason why not. */
export const ticketOperationsOf = (
  ticket: TicketState,
  actor: Actor,
): Record<TicketOperation, OperationState> =>
  ruleStates<TicketState, TicketOperation>(ticketOperations, ticket, actor);

/** Whether the actor sees the tickets of all users. */
export const seesAllTickets = (actor: Actor): boolean => actor.isOperator || allows('MANAGE_TICKETS', actor);

/**
 * Returns the status of a ticket after a message: an answer by support makes it answered, a message of its author
 * reopens it, and messages of others leave it as it is.
 */
export function statusAfterMessage(
  status: string,
  { isAuthor, isSupport }: { readonly isAuthor: boolean; readonly isSupport: boolean },
  productToken: string,
): string {
  if (isAuthor) {
    const waits = ['PENDING_USER', 'RESOLVED', 'RESPONDED'].includes(plainStatus(status));
    return waits ? 'OPEN' : status;
  }
  return isSupport ? respondedStatus(productToken) : status;
}
