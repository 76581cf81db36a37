import sql from 'sql-template-tag';
import { stateSignOn } from '../../../../../resources/owners/owner/stateCalls.ts';
import { dayIn, REGISTER_ZONE } from '../../../../../resources/numbers/dates.ts';
import { recordFailure } from '../../../../auth/failures.ts';
import { rememberDevice } from '../../../../auth/knownDevice.ts';
import { readLoginAnswer } from '../../../../auth/loginAnswer.ts';
import { ProviderUnavailable, reasonOf } from '../../../../auth/oidc/errors.ts';
import { consumeSignInRequest, STATE_WAY } from '../../../../auth/oidc/signInRequest.ts';
import { openSession } from '../../../../auth/session.ts';
import { writeAudit } from '../../../../audit/writer.ts';
import { findOne, type Queryable } from '../../../../db/db.ts';
import { Refusal, refusalOf } from '../../../../errors.ts';
import { handleWrite, type CallContext } from '../../../../http/handle.ts';
import { insertStateAccount } from '../ownerAccount.ts';
import type { Owner } from '../ownerRecord.ts';
import { findStateOwner, readStatePerson, type StateRefusal } from './stateOwner.ts';

type Context = CallContext<typeof stateSignOn>;
type Failure = StateRefusal | 'INVALID_STATE' | 'STATE_OWNER_LOCKED' | 'USER_INACTIVE';

/** What is known of the owner of a tax number: the account, or that there is none yet. */
type Found =
  | { readonly userId: number }
  | { readonly owner: Owner }
  | { readonly refusal: Failure; readonly userId?: number };

async function refuse(
  { services, caller }: Context,
  code: Failure,
  userId: number | null = null,
): Promise<never> {
  await recordFailure(services, caller, 'LOGIN_FAILED', userId, code);
  throw refusalOf(stateSignOn, code);
}

/** Uses the state up, gives the code back to the provider, and returns the tax number of the adult whom it was given for. */
async function prove(context: Context): Promise<string> {
  const { request, body, services, fail } = context;
  const { db, settings, stateIdentity, log } = services;
  if (stateIdentity === null) return fail('STATE_SIGN_ON_DISABLED');
  const attempt = await consumeSignInRequest(db, request, body.state, settings, STATE_WAY);
  if (!attempt) return refuse(context, 'INVALID_STATE');
  const proven = await stateIdentity.redeem(attempt, body, { fresh: true }).catch((error: unknown) => {
    log.warn({ reason: reasonOf(error) }, 'a sign-on through the State failed');
    if (error instanceof ProviderUnavailable) throw new Refusal(503, 'STATE_AWAY', [], {}, 5);
    return refuse(context, 'ERROR_STATE_LOGIN');
  });
  const person = readStatePerson(proven.claims, dayIn(REGISTER_ZONE));
  return 'taxNumber' in person ? person.taxNumber : refuse(context, person.refusal);
}

/**
 * The account that a tax number opens. An account is there whether or not the owner is locked, as with a password; none is
 * made for an owner who is.
 * @param lock whether the owner's record stays as it is until the transaction ends
 */
async function findMeant(db: Queryable, taxNumber: string, lock = false): Promise<Found> {
  const owner = await findStateOwner(db, taxNumber, lock);
  if ('refusal' in owner) return owner;
  const account = await findOne<{ id: number; status: string }>(
    db,
    sql`select id, status from app_user where owner_id = ${owner.id}`,
  );
  if (account?.status === 'ACTIVE') return { userId: account.id };
  if (account) return { refusal: 'USER_INACTIVE', userId: account.id };
  return owner.isLocked ? { refusal: 'STATE_OWNER_LOCKED' } : { owner };
}

/** Proves the person, and refuses before a transaction opens: the row of the refusal stays. */
async function prepare(context: Context): Promise<string> {
  const taxNumber = await prove(context);
  const found = await findMeant(context.services.db, taxNumber);
  return 'refusal' in found ? refuse(context, found.refusal, found.userId) : taxNumber;
}

/**
 * Opens the session of an owner whom the State has identified. Its word stands in place of password and mailed code: it
 * was given for this browser, this attempt and this register alone.
 */
export const stateSignOnHandler = handleWrite(
  stateSignOn,
  async (write) => {
    const { tx, caller, services, request, reply, prepared: taxNumber } = write;
    // Of two first sign-ins at the same time one waits here, and finds the account of the other.
    const found = await findMeant(tx, taxNumber, true);
    if ('refusal' in found) throw refusalOf(stateSignOn, found.refusal);
    const isEnglish = /^en/i.test(request.headers['accept-language'] ?? '');
    const userId =
      'userId' in found
        ? found.userId
        : (await insertStateAccount(write, found.owner, isEnglish ? 'en-US' : 'pt-PT')).id;
    await tx.query(sql`update app_user set last_login_timestamp = now() where id = ${userId}`);
    await rememberDevice(tx, { request, reply, caller }, services.settings, userId);
    const { ip, userAgent } = caller;
    const token = await openSession(tx, { userId, signInWay: 'STATE', ip, userAgent });
    const who = { actor: { id: userId, impersonatorId: null }, ip };
    const details = { way: 'STATE', secondFactor: 'STATE' };
    await writeAudit(tx, who, [{ action: 'LOGIN', objectType: 'user', objectId: userId, details }]);
    return readLoginAnswer(tx, services, token);
  },
  prepare,
);
