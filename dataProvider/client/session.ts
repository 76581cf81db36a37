import type { Actor } from '../../resources/kit/access.ts';
import type { LoginAnswer, SignInStep } from '../../resources/access/session/types.ts';
import { authStateOf, type AuthState } from './authState.ts';
import { noteSession } from './sessionCookie.ts';
import { untilServerTime } from './clock.ts';

/**
 * The session of this browser. It is stored in localStorage, so that a reload and a second tab continue it, and
 * removed there when the session ends.
 */
export interface SessionState {
  /** The state of the sign-in; with `step: 'DONE'` it is complete. */
  readonly answer: LoginAnswer | null;
  /**
   * The session that expired, or was ended elsewhere, while this page was in use. It stays in memory, so that the same
   * user can sign in again without losing input.
   */
  readonly ranOut: LoginAnswer | null;
}

const KEY = 'coleira.session';
const none: SessionState = { answer: null, ranOut: null };

let state: SessionState = read();
if (state.answer?.sessionToken !== undefined) noteSession(true);
/** The number of times that a step of the sign-in or its end, here or in another tab, changed the session of this page. */
let steps = 0;
/** The token of the session that the user is ending. */
let leaving: string | undefined;
/** Whether this page has found or put its session in the storage, which a browser may refuse. */
let isKept = state.answer !== null;
const listeners = new Set<() => void>();

function read(): SessionState {
  try {
    const stored = globalThis.localStorage?.getItem(KEY);
    return stored ? { answer: JSON.parse(stored) as LoginAnswer, ranOut: null } : none;
  } catch {
    return none;
  }
}

function keep(answer: LoginAnswer | null): void {
  noteSession(answer?.sessionToken !== undefined);
  try {
    if (answer) globalThis.localStorage?.setItem(KEY, JSON.stringify({ ...answer, ...authStateOf(answer) }));
    else globalThis.localStorage?.removeItem(KEY);
    isKept = answer !== null && globalThis.localStorage !== undefined;
  } catch {
    isKept = false;
    // Storage is full or disabled: the session then exists in this page only. A token that was replaced is invalid
    // and must not be found by the next reload.
    if (answer && read().answer?.sessionToken !== answer.sessionToken) keep(null);
  }
}

function become(next: SessionState): void {
  steps += 1;
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Whether another tab has ended or replaced the session of this page, which has not heard of it yet. A late answer must not
 * put it back: the other tab would take a session that is over for a sign-in.
 */
const isGone = (): boolean => isKept && read().answer?.sessionToken !== state.answer?.sessionToken;

/** Returns the current session; the same object until it changes. */
export const getSession = (): SessionState => state;

/** Calls `listener` after every change of the session. @returns a function that ends the subscription */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the sign-in by the specification's names. */
export const authState = (): AuthState => authStateOf(state.answer, state.ranOut);

/** The bearer token; undefined before the first and after the end of the session. */
export const sessionToken = (): string | undefined => state.answer?.sessionToken;

/** A mark of the present step of the sign-in, by which an answer to an earlier call is recognized. */
export const sessionMark = (): number => steps;

/** Whether every step of the sign-in is done. */
export const isSignedIn = (): boolean => state.answer?.step === 'DONE';

/** The signed-in user; after the session has expired, the last one. */
export const currentActor = ({ answer, ranOut }: SessionState = state): Actor | null =>
  answer?.actor ?? ranOut?.actor ?? null;

/** Whether two answers differ in the end of the session only: nothing is rendered again then. */
const isUnchanged = (a: LoginAnswer, b: LoginAnswer): boolean =>
  JSON.stringify({ ...a, sessionValidity: null }) === JSON.stringify({ ...b, sessionValidity: null });

/**
 * Merges an answer of the sign-in calls into the session; absent fields stay unchanged. One that is to continue a session
 * begins none: it came after the end.
 */
export function applyLoginAnswer(answer: LoginAnswer): void {
  const before = answer.step === 'TWO_FACTOR' || !state.answer?.sessionToken ? null : state.answer;
  const merged: LoginAnswer = { ...before, ...answer };
  if (answer.step !== 'TWO_FACTOR' && merged.sessionToken === undefined) return;
  if (before && merged.sessionToken === before.sessionToken && isGone()) return;
  keep(merged);
  if (state.answer && isUnchanged(state.answer, merged)) return setSessionEnd(merged.sessionValidity ?? null);
  become({ answer: merged, ranOut: merged.step === 'DONE' ? null : state.ranOut });
}

/** Sets the end of the session to `timestamp` (ISO 8601), which answers to calls of the user contain. */
export function setSessionEnd(timestamp: string | null): void {
  const { answer } = state;
  if (!timestamp || !answer?.sessionToken || answer.sessionValidity === timestamp || isGone()) return;
  const later = { ...answer, sessionValidity: timestamp };
  keep(later);
  // Without a notification: nothing rendered depends on the end, and the session watch reads it every second.
  state = { ...state, answer: later };
}

/**
 * Says that the user is ending the session. Calls in flight are then refused on the server before the answer to the
 * sign-out has arrived; that is no expiry.
 */
export function beginSignOut(): void {
  leaving = sessionToken();
}

/**
 * Ends the session because it has expired. Where another tab has refreshed the token or signed in again and this tab
 * missed the event (the browser had suspended it), this tab continues with that session.
 */
export function expireSession(): void {
  if (!state.answer?.sessionToken || state.answer.sessionToken === leaving) return;
  const other = read().answer;
  if (other?.sessionToken && other.sessionToken !== state.answer.sessionToken) return follow(other);
  keep(null);
  become({ answer: null, ranOut: state.answer });
}

const REQUIRED_STEPS: Readonly<Record<string, SignInStep>> = {
  LEGAL_WARNING_REQUIRED: 'LEGAL_WARNING',
  ENTITY_REQUIRED: 'ENTITY',
};

/**
 * Handles a 401 with this code for a call with the token: a step of the sign-in is required again (such as after a
 * change of the legal text), or the session has ended.
 * @param mark `sessionMark()` when the call was sent: the step it asks for may have been taken since
 */
export function handleUnauthorized(code: string, mark = steps): void {
  const step = REQUIRED_STEPS[code];
  const { answer } = state;
  if (!step || !answer?.sessionToken) return expireSession();
  if (mark !== steps) return undefined;
  if (answer.step === step || isGone()) return undefined;
  keep({ ...answer, step });
  return become({ ...state, answer: { ...answer, step } });
}

/** Returns to the first step; the last user is kept for signing in again. */
export function restartSignIn(): void {
  keep(null);
  become({ answer: null, ranOut: state.ranOut });
}

/** Deletes the session. */
export function clearSession(): void {
  leaving = undefined;
  keep(null);
  become(none);
}

/** Returns the milliseconds until the session ends, by the server's clock; infinite when it has no end. */
export function getSessionMsLeft(): number {
  const validity = state.answer?.sessionValidity;
  return validity ? untilServerTime(validity) : Number.POSITIVE_INFINITY;
}

/** Continues with the session of another tab. */
function follow(other: LoginAnswer): void {
  become({ answer: other, ranOut: other.step === 'DONE' ? null : state.ranOut });
}

/** Handles a change by another tab: a sign-in, a sign-out or a later end of the session. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  const other = read().answer;
  const mine = state.answer;
  if (other && mine && other.step === mine.step && other.sessionToken === mine.sessionToken) {
    state = { ...state, answer: other };
  } else if (other) {
    follow(other);
  } else if (mine) {
    become({ answer: null, ranOut: mine.step === 'DONE' ? mine : null });
  }
}

globalThis.addEventListener?.('storage', followOtherTabs as EventListener);
