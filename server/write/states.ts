import { operationState, type StateRule } from '../../resources/kit/operationStates.ts';
import type { SignedInCaller } from '../context.ts';
import { conflict, forbidden } from '../errors.ts';

/**
 * Refuses an operation that the caller may not do, or not with a record in this state.
 * @throws Refusal 403 without permission, 409 with the reason by state
 */
export function refuseByState<R>(rule: StateRule<R>, record: R, { actor }: SignedInCaller): void {
  const { reason } = operationState(rule, record, actor);
  if (reason === 'NO_PERMISSION') throw forbidden();
  if (reason) throw conflict(reason);
}
