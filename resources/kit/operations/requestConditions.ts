import type { Actor } from '../access.ts';
import type { Condition, RequestLifecycle, RequestState } from '../types.ts';
import { condition } from './operationStates.ts';

/** The conditions of a request's operations: it is open, the person who asked, or a colleague, is there, or another. */
export const requestConditions = ({
  codes,
  byAnother,
}: RequestLifecycle): Readonly<Record<'isOpen' | 'isOwn' | 'isByAnother', Condition<RequestState>>> => ({
  isOpen: condition(codes.closed, ({ closed }) => !closed),
  isOwn: condition(
    codes.notOwn,
    ({ creationUserId, creationEntityId }, actor: Actor) =>
      creationUserId === actor.id || (creationEntityId !== null && creationEntityId === actor.entity?.id),
  ),
  isByAnother: condition(
    byAnother ?? codes.notOwn,
    ({ creationUserId }, actor: Actor) => byAnother === null || creationUserId !== actor.id,
  ),
});

/** Whether a request may be decided together with others: it is open, and not one that is decided one by one. */
export const isBulkSelectable = (
  { oneByOne }: RequestLifecycle,
  request: { readonly origin?: string | null; readonly closed?: boolean | null },
): boolean =>
  !request.closed &&
  !oneByOne?.origins.includes(request.origin ?? '') &&
  oneByOne?.also?.({ ...request }) !== true;
