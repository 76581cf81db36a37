import { logout } from '../../../resources/session/calls.ts';
import { endSession } from '../../auth/session.ts';
import { handleWrite } from '../../http/handle.ts';

export const logoutHandler = handleWrite(logout, async ({ tx, caller, audit }) => {
  await endSession(tx, caller.sessionHash);
  audit({ action: 'LOGOUT', objectType: 'USER', objectId: caller.actor.id });
  return {};
});
