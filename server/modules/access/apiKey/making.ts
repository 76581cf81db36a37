import type { Actor } from '../../../../resources/kit/access.ts';
import { KEY_NOTICE, type KeyNotice } from '../../../auth/keyNotices.ts';
import { conflict } from '../../../errors.ts';
import type { Write } from '../../../write/openWrite.ts';

/**
 * Refuses to make a key in the name of another: it would last beyond the session.
 * @throws Refusal 409 NOT_WHILE_IMPERSONATING
 */
export function refuseImpersonated({ impersonatorId }: Pick<Actor, 'impersonatorId'>): void {
  if (impersonatorId !== null) throw conflict('NOT_WHILE_IMPERSONATING');
}

/** Says to the managers of the entity, once it is committed, that a key was made. */
export const noticeMade = ({ enqueue, caller }: Write, keyId: number): void => {
  const notice: KeyNotice = { type: 'API_KEY_MADE', keyId, userId: caller.actor.id, info: {} };
  enqueue(KEY_NOTICE, notice);
};
