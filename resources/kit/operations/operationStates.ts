import { allows, type Access, type Actor } from '../access.ts';
import type { CatalogueCode } from '../codes.ts';
import type { AnyOperation } from '../operation.ts';
import type { Condition } from '../types.ts';

/** A condition: `otherwise` is answered where `holds` does not. */
export const condition = <R>(
  otherwise: CatalogueCode,
  holds: (record: R, actor: Actor) => boolean,
): Condition<R> => ({ otherwise, holds });

/** Whether an operation is allowed, or the reason why not. */
export interface OperationState {
  readonly allowed: boolean;
  readonly reason?: CatalogueCode;
}

/** The access to an operation, and the states of a record in which it is allowed. */
export interface StateRule<R> {
  readonly permission: Access;
  readonly when: readonly Condition<R>[];
}

/** The state of one operation: the conditions first, for they explain more than a missing permission. */
export function operationState<R>(
  { permission, when }: StateRule<R>,
  record: R,
  actor: Actor,
): OperationState {
  const failing = when.find((one) => !one.holds(record, actor));
  if (failing) return { allowed: false, reason: failing.otherwise };
  return allows(permission, actor) ? { allowed: true } : { allowed: false, reason: 'NO_PERMISSION' };
}

/** The states of a table of rules. */
export function ruleStates<R, Name extends string>(
  table: Readonly<Record<Name, StateRule<R>>>,
  record: R,
  actor: Actor,
): Record<Name, OperationState> {
  const states = {} as Record<Name, OperationState>;
  for (const name of Object.keys(table) as Name[]) states[name] = operationState(table[name], record, actor);
  return states;
}

/** The states of operations by their keys, as records answer them. */
export const operationStates = (
  operations: readonly AnyOperation[],
  record: object,
  actor: Actor,
): Record<string, OperationState> =>
  Object.fromEntries(operations.map((one) => [one.key, operationState(one, record, actor)]));
