import sql from 'sql-template-tag';
import { orderSignOn } from '../../../../resources/access/session/orderCalls.ts';
import { readLoginAnswer } from '../../../auth/loginAnswer.ts';
import { blockedSeconds, codeSubject } from '../../../auth/attempts.ts';
import { mailCode } from '../../../auth/codeMail.ts';
import { recordFailure } from '../../../auth/failures.ts';
import { consumeSignInRequest, ORDER_WAY } from '../../../auth/oidc/signInRequest.ts';
import { orderInUse, type OrderInUse } from '../../../auth/veterinaryOrder/configured.ts';
import { ProviderUnavailable, reasonOf } from '../../../auth/oidc/errors.ts';
import type { ProvenPerson } from '../../../auth/oidc/oidcClient.ts';
import { findKnownDevice, rememberDevice } from '../../../auth/knownDevice.ts';
import { findVeterinarian, type OrderVeterinarian } from '../../../auth/veterinaryOrder/veterinarian.ts';
import { openSession } from '../../../auth/session.ts';
import { writeAudit } from '../../../audit/writer.ts';
import { Refusal, refusalOf } from '../../../errors.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';

type Context = CallContext<typeof orderSignOn>;
type Failure =
  | 'INVALID_STATE'
  | 'ERROR_OMV_LOGIN'
  | 'USER_NOT_FOUND'
  | 'USER_INACTIVE'
  | 'VETERINARY_NOT_AUTHORIZED'
  | 'LOGIN_MAX_RETRIES_EXCEEDED';

/**
 * The next step of the sign-in: a code that has been mailed, or none, since the order has asked for a second factor.
 */
type Owed = { readonly token: string; readonly expiresAt: string } | { readonly userId: number };

async function refuse(
  { services, caller }: Context,
  code: Failure,
  userId: number | null = null,
  retry?: number,
): Promise<never> {
  await recordFailure(services, caller, 'LOGIN_FAILED', userId, code);
  throw refusalOf(orderSignOn, code, [], {}, retry);
}

/** Uses the state up, then gives the code back to the order. */
async function meet(context: Context, order: OrderInUse): Promise<ProvenPerson<'ballotNumber'>> {
  const { request, body, services } = context;
  const attempt = await consumeSignInRequest(services.db, request, body.state, services.settings, ORDER_WAY);
  if (!attempt) return refuse(context, 'INVALID_STATE');
  try {
    return await order.party.redeem(attempt, body, { fresh: order.acceptsSecondFactor });
  } catch (error) {
    services.log.warn({ reason: reasonOf(error) }, 'a sign-on through the order failed');
    if (error instanceof ProviderUnavailable) throw new Refusal(503, 'ORDER_AWAY', [], {}, 5);
    return refuse(context, 'ERROR_OMV_LOGIN');
  }
}

async function identify(
  context: Context,
  issuer: string,
  { subject, claims: { ballotNumber } }: ProvenPerson<'ballotNumber'>,
): Promise<OrderVeterinarian> {
  const { db } = context.services;
  const found = await findVeterinarian(db, { issuer, subject }, ballotNumber);
  if (!found) return refuse(context, 'USER_NOT_FOUND');
  // The order states another number than that of the veterinarian it opened before: staff must look.
  if (ballotNumber !== undefined && found.ballotNumber !== ballotNumber)
    return refuse(context, 'ERROR_OMV_LOGIN', found.id);
  if (found.status !== 'ACTIVE') return refuse(context, 'USER_INACTIVE', found.id);
  if (!found.isActive) return refuse(context, 'VETERINARY_NOT_AUTHORIZED', found.id);
  const blocked = await blockedSeconds(
    db,
    codeSubject(found.id, await findKnownDevice(db, context.request, found.id)),
  );
  return blocked > 0 ? refuse(context, 'LOGIN_MAX_RETRIES_EXCEEDED', found.id, blocked) : found;
}

/**
 * Everyone owes the second factor. It counts as given only where the operator accepts the order's, the order says
 * that it has just asked for one, and a mailed code has bound its account to ours before.
 */
async function signOn(context: Context): Promise<Owed> {
  const { services, fail } = context;
  const order = await orderInUse(services);
  if (!order) return fail('ORDER_SIGN_ON_DISABLED');
  const person = await meet(context, order);
  const { issuer } = order.party;
  const found = await identify(context, issuer, person);
  if (order.acceptsSecondFactor && person.hasSecondFactor && found.isBound) return { userId: found.id };
  return mailCode(services, found, await findKnownDevice(services.db, context.request, found.id), {
    issuer,
    subject: person.subject,
  });
}

export const orderSignOnHandler = handleWrite(
  orderSignOn,
  async ({ tx, caller, services, request, reply, prepared: owed }) => {
    if ('token' in owed) {
      const { token, expiresAt } = owed;
      return {
        step: 'TWO_FACTOR' as const,
        type: 'VETERINARY' as const,
        twoFaToken: token,
        twoFactorValidity: expiresAt,
      };
    }
    const { userId } = owed;
    await tx.query(sql`update app_user set last_login_timestamp = now() where id = ${userId}`);
    await rememberDevice(tx, { request, reply, caller }, services.settings, userId);
    const token = await openSession(tx, { userId, ip: caller.ip, userAgent: caller.userAgent });
    const who = { actor: { id: userId, impersonatorId: null }, ip: caller.ip };
    const details = { way: 'ORDER', secondFactor: 'ORDER' };
    await writeAudit(tx, who, [{ action: 'LOGIN', objectType: 'user', objectId: userId, details }]);
    return readLoginAnswer(tx, services, token);
  },
  signOn,
);
