import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { isLoopback } from '../../settings/identityProviders.ts';
import type { Queryable } from '../../db/db.ts';
import type { Settings } from '../../settings/settings.ts';
import { hashCode, issueSecret, type Purpose } from '../secrets.ts';
import { hashToken, newToken } from '../session.ts';
import type { SignInRequest } from './oidcClient.ts';

/** Minutes that the user has for the sign-in at the provider. */
const MINUTES = 10;
/** 200 characters, each six random bits. */
const STATE_BYTES = 150;

/** What distinguishes the sign-on of one provider from that of another: nothing made for one is taken by the other. */
export interface SignOnWay {
  /** The purpose of its states. */
  readonly purpose: Extract<Purpose, 'ORDER_STATE' | 'STATE_STATE'>;
  readonly cookie: string;
  /** The path of its calls, the only ones that get its cookie. */
  readonly calls: string;
  /** The page that the provider sends the browser back to. */
  readonly page: string;
}

/** Through the professional order of veterinarians. */
export const ORDER_WAY: SignOnWay = {
  purpose: 'ORDER_STATE',
  cookie: 'order-sign-on',
  calls: '/api/auth-omv',
  page: '/auth/omv',
};
/** Through the State's identity provider. */
export const STATE_WAY: SignOnWay = {
  purpose: 'STATE_STATE',
  cookie: 'state-sign-on',
  calls: '/api/auth-state',
  page: '/auth/state',
};

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

const redirectUri = (request: FastifyRequest, place: Place, { page }: SignOnWay): string =>
  pageOrigin(request, place) + page;

/**
 * Derives the secrets of a sign-in request from a secret of this browser and the state. Nothing of it is stored, and a
 * state is useless without the browser that it was made for.
 */
const attemptOf = (browser: string, state: string, redirect: string): SignInRequest => {
  const derived = (what: string) =>
    createHmac('sha256', browser).update(`${what}:${state}`).digest('base64url');
  return { state, nonce: derived('nonce'), verifier: derived('verifier'), redirectUri: redirect };
};

const browserOf = (request: FastifyRequest, { cookie }: SignOnWay): string | undefined => {
  const browser = request.cookies[cookie];
  return browser !== undefined && /^[\w-]{43}$/.test(browser) ? browser : undefined;
};

/** Makes the secrets of a sign-on for this browser; `storeSignInRequest` writes down that it has begun. */
export function newSignInRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  place: Place,
  way: SignOnWay,
): { readonly attempt: SignInRequest; readonly browser: string } {
  // Two tabs of a browser share its secret: neither makes the other's state worthless.
  const browser = browserOf(request, way) ?? newToken();
  void reply.setCookie(way.cookie, browser, {
    path: way.calls,
    httpOnly: true,
    sameSite: 'strict',
    secure: place.publicUrl.startsWith('https:'),
    maxAge: MINUTES * 60,
  });
  const state = randomBytes(STATE_BYTES).toString('base64url');
  return { attempt: attemptOf(browser, state, redirectUri(request, place, way)), browser };
}

/** Keeps what the answer to an attempt is checked against, tied to the browser that began it. */
export const storeSignInRequest = (
  db: Queryable,
  attempt: SignInRequest,
  browser: string,
  { purpose }: SignOnWay,
) => issueSecret(db, { purpose, minutes: MINUTES, token: attempt.state, code: browser });

/** Uses a state up, once, from the browser that it was made for; nothing where any of that does not hold. */
export async function consumeSignInRequest(
  db: Queryable,
  request: FastifyRequest,
  state: string,
  place: Place,
  way: SignOnWay,
): Promise<SignInRequest | undefined> {
  const browser = browserOf(request, way);
  if (browser === undefined) return undefined;
  const used = await db.query(sql`
    update secret_token set used_at = now()
    where token_hash = ${hashToken(state)} and purpose = ${way.purpose} and used_at is null and expires_at > now()
      and code_hash = ${hashCode(state, browser)}
    returning token_hash`);
  return used.length > 0 ? attemptOf(browser, state, redirectUri(request, place, way)) : undefined;
}
