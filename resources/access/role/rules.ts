import type { Actor } from '../../kit/access.ts';

/** Users cannot give permissions that they lack; the operator can give all. */
export const mayGrant = (
  actor: Pick<Actor, 'isOperator' | 'permissions'>,
  permissions: readonly string[],
): boolean =>
  actor.isOperator || permissions.every((one) => (actor.permissions as readonly string[]).includes(one));
