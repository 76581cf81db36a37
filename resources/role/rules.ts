import type { Actor } from '../kit/access.ts';

/** Nobody gives what they do not have; the operator gives anything. */
export const mayGrant = (
  actor: Pick<Actor, 'isOperator' | 'permissions'>,
  permissions: readonly string[],
): boolean =>
  actor.isOperator || permissions.every((one) => (actor.permissions as readonly string[]).includes(one));
