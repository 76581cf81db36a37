import type { Actor } from '../../resources/kit/access.ts';
import { conflict } from '../errors.ts';

/**
 * Refuses to make in the name of another what lasts beyond the session: a key, an address of messages or its secret.
 * @throws Refusal 409 NOT_WHILE_IMPERSONATING
 */
export function refuseImpersonated({ impersonatorId }: Pick<Actor, 'impersonatorId'>): void {
  if (impersonatorId !== null) throw conflict('NOT_WHILE_IMPERSONATING');
}
