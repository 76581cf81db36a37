import type { Actor } from '../../resources/kit/access.ts';
import type { LoginAnswer } from '../../resources/access/session/types.ts';

/** The fields that the specification's state of a sign-in has beside those of the server's answer, by its names. */
export interface AuthState {
  readonly isAuthenticated: boolean;
  /** The account's e-mail address. */
  readonly user: string | null;
  readonly id: number | null;
  readonly name: string | null;
  readonly language: string | null;
  readonly timeZone: string | null;
  readonly entityProfile: Actor['entityProfile'];
  /** The user who acts in this account's name. */
  readonly impersonate: { readonly id: number; readonly name: string } | null;
  readonly sessionExpired: boolean;
}

/** Returns the state of the sign-in from the server's answer, or from that of a session that has run out. */
export function authStateOf(answer: LoginAnswer | null, ranOut: LoginAnswer | null = null): AuthState {
  const { actor, impersonator } = answer ?? ranOut ?? {};
  return {
    isAuthenticated: answer?.step === 'DONE',
    user: actor?.email ?? null,
    id: actor?.id ?? null,
    name: actor?.name ?? null,
    language: actor?.language ?? null,
    timeZone: actor?.timezone ?? null,
    entityProfile: actor?.entityProfile ?? null,
    impersonate: impersonator ?? null,
    sessionExpired: answer === null && ranOut !== null,
  };
}
