import type { Actor } from '../../kit/access.ts';
import type { FieldMode } from '../../kit/module.ts';

/** Whether a profile is the operator's, as far as its own staff know: all that the operator may do follows from its name. */
export const isOperatorProfile = (
  name: unknown,
  actor: Pick<Actor, 'isOperator' | 'entityProfile'>,
): boolean => actor.isOperator && name === actor.entityProfile?.name;

/** The name of the operator's profile stays as it is. */
export const entityProfileModes = ({
  actor,
  before,
}: {
  readonly actor: Actor;
  readonly before: { readonly name?: string | null } | null;
}): Record<string, FieldMode> => (before && isOperatorProfile(before.name, actor) ? { name: 'read' } : {});

/** What entities of a profile may register: any transponder, those that are billed, the others, or none. */
export const REGISTRATIONS = ['ALL', 'BILLABLE', 'NON_BILLABLE', 'NONE'] as const;
export type Registrations = (typeof REGISTRATIONS)[number];

/** Returns what entities of a profile may register. */
export function registrationsOf({
  canRegisterBillable,
  canRegisterNonBillable,
}: {
  readonly canRegisterBillable: boolean;
  readonly canRegisterNonBillable: boolean;
}): Registrations {
  if (canRegisterBillable) return canRegisterNonBillable ? 'ALL' : 'BILLABLE';
  return canRegisterNonBillable ? 'NON_BILLABLE' : 'NONE';
}
