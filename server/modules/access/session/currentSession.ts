import { currentSession } from '../../../../resources/access/session/calls.ts';
import { toLoginAnswer } from '../../../auth/loginAnswer.ts';
import { findSessionByHash } from '../../../auth/session.ts';
import { Refusal } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';

export const currentSessionHandler = handleRead(currentSession, async ({ db, caller, services }) => {
  // The guard has moved the end on where that was due.
  const session = await findSessionByHash(db, caller.sessionHash, services.settings.productToken, true);
  if (!session) throw new Refusal(401, 'UNAUTHORIZED');
  return toLoginAnswer(session);
});
