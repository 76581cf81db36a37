import { allows, type Access, type Actor } from './access.ts';
import type { CatalogueCode } from './codes.ts';

/** A condition of the states table, and the code that says why it does not hold. */
export interface Condition<Subject> {
  readonly holds: (subject: Subject, actor: Actor) => boolean;
  readonly otherwise: CatalogueCode;
}

/** One line of a states table: who may, and in which state. */
export interface Operation<Subject> {
  readonly access: Access;
  readonly when: readonly Condition<Subject>[];
}

/** What came of asking: allowed, or the reason why not. */
export interface OperationState {
  readonly allowed: boolean;
  readonly reason?: CatalogueCode;
}

/** The state of one operation: the conditions first, for they explain more than a missing permission. */
export function operationState<S>(operation: Operation<S>, subject: S, actor: Actor): OperationState {
  const failing = operation.when.find((condition) => !condition.holds(subject, actor));
  if (failing) return { allowed: false, reason: failing.otherwise };
  return allows(operation.access, actor) ? { allowed: true } : { allowed: false, reason: 'NO_PERMISSION' };
}

/** The states of all operations of a table. */
export function operationStates<S, Name extends string>(
  table: Readonly<Record<Name, Operation<S>>>,
  subject: S,
  actor: Actor,
): Record<Name, OperationState> {
  const states = {} as Record<Name, OperationState>;
  for (const name of Object.keys(table) as Name[]) states[name] = operationState(table[name], subject, actor);
  return states;
}
