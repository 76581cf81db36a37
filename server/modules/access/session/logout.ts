import { logout } from '../../../../resources/access/session/calls.ts';
import { pageOrigin } from '../../../auth/oidc/signInRequest.ts';
import { orderInUse } from '../../../auth/veterinaryOrder/configured.ts';
import { reasonOf } from '../../../auth/oidc/errors.ts';
import { endSession } from '../../../auth/session.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';

/**
 * Returns the address at which a veterinarian's browser ends the session at the order as well. If the order does not
 * answer, the user is signed out here all the same.
 */
async function orderSignOut({
  caller,
  services,
  request,
}: CallContext<typeof logout>): Promise<string | undefined> {
  const { actor } = caller;
  if (actor.type !== 'VETERINARY' || actor.impersonatorId !== null) return undefined;
  const order = await orderInUse(services);
  if (!order) return undefined;
  if (order.logoutUrl !== undefined) return order.logoutUrl;
  return order.party.signOutUrl(`${pageOrigin(request, services.settings)}/auth`).catch((error: unknown) => {
    services.log.warn({ reason: reasonOf(error) }, 'the order’s sign-out could not be reached');
    return undefined;
  });
}

export const logoutHandler = handleWrite(
  logout,
  async ({ tx, caller, audit, prepared: logoutUrl }) => {
    await endSession(tx, caller.sessionHash);
    audit({ action: 'LOGOUT', objectType: 'user', objectId: caller.actor.id });
    return { ...(logoutUrl !== undefined && { logoutUrl }) };
  },
  orderSignOut,
);
