import { KEY_NOTICE, type KeyNotice } from '../../../auth/keyNotices.ts';
import type { Write } from '../../../write/openWrite.ts';

/** Says to the managers of the entity, once it is committed, that a key was made. */
export const noticeMade = ({ enqueue, caller }: Write, keyId: number): void => {
  const notice: KeyNotice = { type: 'API_KEY_MADE', keyId, userId: caller.actor.id, info: {} };
  enqueue(KEY_NOTICE, notice);
};
