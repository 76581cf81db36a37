import sql from 'sql-template-tag';
import { logout } from '../../../../resources/access/session/calls.ts';
import type { OidcClient } from '../../../auth/oidc/oidcClient.ts';
import { pageOrigin } from '../../../auth/oidc/signInRequest.ts';
import { orderInUse } from '../../../auth/veterinaryOrder/configured.ts';
import { reasonOf } from '../../../auth/oidc/errors.ts';
import { endSession } from '../../../auth/session.ts';
import { findOne } from '../../../db/db.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';

type Context = CallContext<typeof logout>;

/** Where a provider ends its session. If it does not answer, the user is signed out here all the same. */
const signOutAt = (
  { services, request }: Context,
  provider: Pick<OidcClient, 'signOutUrl'>,
): Promise<string | undefined> =>
  provider.signOutUrl(`${pageOrigin(request, services.settings)}/auth`).catch((error: unknown) => {
    services.log.warn({ reason: reasonOf(error) }, 'the sign-out of a provider could not be reached');
    return undefined;
  });

async function orderSignOut(context: Context): Promise<string | undefined> {
  const order = await orderInUse(context.services);
  if (!order) return undefined;
  return order.logoutUrl ?? signOutAt(context, order.party);
}

/** Owners may sign in with a password as well: only a session that the State opened has another one there. */
async function stateSignOut(context: Context): Promise<string | undefined> {
  const { stateIdentity, db } = context.services;
  if (stateIdentity === null) return undefined;
  const byState = await findOne(
    db,
    sql`select from session where token_hash = ${context.caller.sessionHash} and sign_in_way = 'STATE'`,
  );
  return byState === undefined ? undefined : signOutAt(context, stateIdentity);
}

/**
 * Returns the address at which the browser also ends the session at the provider that identified its user. Who acts as
 * another user was not identified there.
 */
async function providerSignOut(context: Context): Promise<string | undefined> {
  const { type, ownerId, impersonatorId } = context.caller.actor;
  if (impersonatorId !== null) return undefined;
  if (type === 'VETERINARY') return orderSignOut(context);
  return ownerId === null ? undefined : stateSignOut(context);
}

export const logoutHandler = handleWrite(
  logout,
  async ({ tx, caller, audit, prepared: logoutUrl }) => {
    await endSession(tx, caller.sessionHash);
    audit({ action: 'LOGOUT', objectType: 'user', objectId: caller.actor.id });
    return { ...(logoutUrl !== undefined && { logoutUrl }) };
  },
  providerSignOut,
);
