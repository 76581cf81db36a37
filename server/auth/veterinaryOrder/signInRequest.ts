import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { isLoopback } from '../../settings/order.ts';
import type { Queryable } from '../../db/db.ts';
import type { Settings } from '../../settings/settings.ts';
import { hashCode, issueSecret } from '../secrets.ts';
import { hashToken, newToken } from '../session.ts';
import type { SignInRequest } from './oidcClient.ts';

/** Minutes that the user has for the sign-in at the order. */
const MINUTES = 10;
/** 200 characters, each six random bits. */
const STATE_BYTES = 150;
const COOKIE = 'order-sign-on';

type Place = Pick<Settings, 'publicUrl'>;

/**
 * Where the browser's page is, and comes back to. On this machine itself the register has several names, and
 * a request that began under one must return to the same.
 */
export function pageOrigin(request: FastifyRequest, { publicUrl }: Place): string {
  const { origin } = request.headers;
  const own = new URL(publicUrl);
  const isAlias =
    origin !== undefined &&
    URL.canParse(origin) &&
    isLoopback(publicUrl) &&
    isLoopback(origin) &&
    new URL(origin).port === own.port &&
    new URL(origin).protocol === own.protocol;
  return isAlias ? new URL(origin).origin : publicUrl;
}

const redirectUri = (request: FastifyRequest, place: Place): string =>
  `${pageOrigin(request, place)}/auth/omv`;

/**
 * Derives the secrets of a sign-in request from a secret of this browser and the state. Nothing of it is stored, and a
 * state is useless without the browser that it was made for.
 */
const attemptOf = (browser: string, state: string, redirect: string): SignInRequest => {
  const derived = (what: string) =>
    createHmac('sha256', browser).update(`${what}:${state}`).digest('base64url');
  return { state, nonce: derived('nonce'), verifier: derived('verifier'), redirectUri: redirect };
};

const browserOf = (request: FastifyRequest): string | undefined => {
  const browser = request.cookies[COOKIE];
  return browser !== undefined && /^[\w-]{43}$/.test(browser) ? browser : undefined;
};

/** Makes the secrets of a sign-on for this browser; `storeSignInRequest` writes down that it has begun. */
export function newSignInRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  place: Place,
): { readonly attempt: SignInRequest; readonly browser: string } {
  // Two tabs of a browser share its secret: neither makes the other's state worthless.
  const browser = browserOf(request) ?? newToken();
  void reply.setCookie(COOKIE, browser, {
    path: '/api/auth-omv',
    httpOnly: true,
    sameSite: 'strict',
    secure: place.publicUrl.startsWith('https:'),
    maxAge: MINUTES * 60,
  });
  const state = randomBytes(STATE_BYTES).toString('base64url');
  return { attempt: attemptOf(browser, state, redirectUri(request, place)), browser };
}

/** Keeps what the answer to an attempt is checked against, tied to the browser that began it. */
export const storeSignInRequest = (db: Queryable, attempt: SignInRequest, browser: string) =>
  issueSecret(db, { purpose: 'ORDER_STATE', minutes: MINUTES, token: attempt.state, code: browser });

/** Uses a state up, once, from the browser that it was made for; nothing where any of that does not hold. */
export async function consumeSignInRequest(
  db: Queryable,
  request: FastifyRequest,
  state: string,
  place: Place,
): Promise<SignInRequest | undefined> {
  const browser = browserOf(request);
  if (browser === undefined) return undefined;
  const used = await db.query(sql`
    update secret_token set used_at = now()
    where token_hash = ${hashToken(state)} and purpose = 'ORDER_STATE' and used_at is null and expires_at > now()
      and code_hash = ${hashCode(state, browser)}
    returning token_hash`);
  return used.length > 0 ? attemptOf(browser, state, redirectUri(request, place)) : undefined;
}
