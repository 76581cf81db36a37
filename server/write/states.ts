import { operationState, type StateRule } from '../../resources/kit/operations/operationStates.ts';
import type { Condition } from '../../resources/kit/types.ts';
import type { Actor } from '../../resources/kit/access.ts';
import type { Caller, SignedInCaller } from '../context.ts';
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

/** Returns the first condition that a record does not meet. Without a user, conditions must depend on the record alone. */
export const findUnmet = <R>(
  conditions: readonly Condition<R>[],
  record: R,
  { actor }: Caller,
): Condition<R> | undefined => conditions.find((one) => !one.holds(record, actor as Actor));

/**
 * Refuses a record that does not fulfil the conditions, for any caller: for effects of another operation.
 * @throws Refusal 409 with the reason by state
 */
export function refuseUnless<R>(conditions: readonly Condition<R>[], record: R, caller: Caller): void {
  const failing = findUnmet(conditions, record, caller);
  if (failing) throw conflict(failing.otherwise);
}
