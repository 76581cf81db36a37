import { useLocation } from 'react-router';

/** The state that a page passes to the sign-in page: where to continue, and which message to show first. */
export interface SignInState {
  readonly origin?: string;
  /** The address that was typed already, so that it need not be typed twice during the sign-in. */
  readonly email?: string;
  readonly notice?:
    'expired' | 'forgotSuccess' | 'ownerRequested' | 'passwordSet' | 'activated' | 'created' | 'signedOut';
  /** As the specification names it; the same as the notice of that name. */
  readonly forgotSuccess?: boolean;
  /** A code of the catalogue to be shown. */
  readonly error?: string;
  /** The sign-in that failed was through the professional order, or through the State's identity provider. */
  readonly through?: 'order' | 'state';
}

export const useSignInState = (): SignInState => (useLocation().state as SignInState | null) ?? {};

/** Where a finished sign-in leads: the page that was asked for, never `/logout`, never another site. */
export function destination({ origin }: SignInState): string {
  const inside = origin !== undefined && origin.startsWith('/') && !origin.startsWith('//');
  return inside && !/^\/(logout|auth)([/?#]|$)/.test(origin) ? origin : '/';
}

const KEY = 'coleira.origin';

/** The way through an identity provider leaves the page: where it should lead to in the end is kept in this tab. */
export function keepOrigin({ origin }: SignInState): void {
  try {
    if (origin === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, origin);
  } catch {
    // Without storage the way leads to the home page.
  }
}

/** The origin that was kept, once. */
export function takeOrigin(): string | undefined {
  try {
    const origin = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return origin;
  } catch {
    return undefined;
  }
}
