import type { Actor } from '../resources/kit/access.ts';
import type { LoginAnswer, SignInStep } from '../resources/session/types.ts';
import { authStateOf, type AuthState } from './authState.ts';
import { untilServerTime } from './clock.ts';

/**
 * What this browser knows of the session. It is kept in localStorage, so that a reload and a second tab go on
 * where the first one is, and taken out of there when the session ends.
 */
export interface SessionState {
  /** How far the sign-in has come; with `step: 'DONE'` the register is open. */
  readonly answer: LoginAnswer | null;
  /**
   * The session that has run out, or was ended elsewhere, while this page was in use: it stays in this page's
   * memory, so that the same person can come back over what they were writing.
   */
  readonly ranOut: LoginAnswer | null;
}

const KEY = 'coleira.session';
const none: SessionState = { answer: null, ranOut: null };

let state: SessionState = read();
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
  try {
    if (answer) globalThis.localStorage?.setItem(KEY, JSON.stringify({ ...answer, ...authStateOf(answer) }));
    else globalThis.localStorage?.removeItem(KEY);
  } catch {
    // Storage is full or switched off: the session then lives in this page alone. A token that has been exchanged is
    // worth nothing, and is not left for the next reload to come upon.
    if (answer && read().answer?.sessionToken !== answer.sessionToken) keep(null);
  }
}

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The session as it now stands; the same object until it changes. */
export const getSession = (): SessionState => state;

/** Tells of every change of the session. @returns what ends that */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of the sign-in by the specification's names. */
export const authState = (): AuthState => authStateOf(state.answer, state.ranOut);

/** The bearer token, once there is one and while it lives. */
export const sessionToken = (): string | undefined => state.answer?.sessionToken;

/** Whether every step is done and the register is open. */
export const isSignedIn = (): boolean => state.answer?.step === 'DONE';

/** Who is signed in; once the session has run out, who was. */
export const currentActor = ({ answer, ranOut }: SessionState = state): Actor | null =>
  answer?.actor ?? ranOut?.actor ?? null;

/** Whether two answers say the same but for when the session ends: nothing has to be drawn anew then. */
const isUnchanged = (a: LoginAnswer, b: LoginAnswer): boolean =>
  JSON.stringify({ ...a, sessionValidity: null }) === JSON.stringify({ ...b, sessionValidity: null });

/** Takes over an answer of the sign-in calls; what it leaves out stays as it was. */
export function takeAnswer(answer: LoginAnswer): void {
  const before = answer.step === 'TWO_FACTOR' || !state.answer?.sessionToken ? null : state.answer;
  const merged: LoginAnswer = { ...before, ...answer };
  keep(merged);
  if (state.answer && isUnchanged(state.answer, merged)) return noteValidity(merged.sessionValidity ?? null);
  become({ answer: merged, ranOut: merged.step === 'DONE' ? null : state.ranOut });
}

/** The session now ends later: `timestamp` comes with the answers of calls a person made. */
export function noteValidity(timestamp: string | null): void {
  const { answer } = state;
  if (!timestamp || !answer?.sessionToken || answer.sessionValidity === timestamp) return;
  const later = { ...answer, sessionValidity: timestamp };
  keep(later);
  // Silent: nothing that is drawn depends on the end, the watch reads it every second.
  state = { ...state, answer: later };
}

/**
 * The session has run out. Without one there is nothing to run out; and where another tab has exchanged the token or
 * signed in anew while this one was not told (it slept, say), this one goes on with what that tab has.
 */
export function expireSession(): void {
  if (!state.answer?.sessionToken) return;
  const other = read().answer;
  if (other?.sessionToken && other.sessionToken !== state.answer.sessionToken) return follow(other);
  keep(null);
  become({ answer: null, ranOut: state.answer });
}

const OWED: Readonly<Record<string, SignInStep>> = {
  LEGAL_WARNING_REQUIRED: 'LEGAL_WARNING',
  ENTITY_REQUIRED: 'ENTITY',
};

/**
 * A call that carried the token was refused with 401 and this code: a step of the way in is owed again (the legal
 * text has changed, say), or the session is over.
 */
export function meetUnauthorized(code: string): void {
  const step = OWED[code];
  const { answer } = state;
  if (!step || !answer?.sessionToken) return expireSession();
  if (answer.step === step) return undefined;
  keep({ ...answer, step });
  return become({ ...state, answer: { ...answer, step } });
}

/** Goes back to the first step; whoever was signed in before stays known. */
export function restartSignIn(): void {
  keep(null);
  become({ answer: null, ranOut: state.ranOut });
}

/** Forgets everything. */
export function clearSession(): void {
  keep(null);
  become(none);
}

/** Milliseconds left of the session by the server's clock; infinite when it has no end. */
export function sessionLeft(): number {
  const validity = state.answer?.sessionValidity;
  return validity ? untilServerTime(validity) : Number.POSITIVE_INFINITY;
}

/** Takes over what another tab has come to. */
const follow = (other: LoginAnswer): void =>
  become({ answer: other, ranOut: other.step === 'DONE' ? null : state.ranOut });

/** Another tab has signed in or out, or its calls have prolonged the session. */
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
