import { leaveImpersonation } from '../../../../../authProvider/signIn.ts';

/** The page of this tab when its impersonation began; forgotten when it ends, and at sign-out. */
const ORIGIN = 'coleira.impersonation.origin';
const DEFAULT_ORIGIN = '/personal/impersonate';

/** In the address while it is asked whether to act for the user of that id. */
export const ENTERING = 'enter';

/** Remembers the page of this tab, for the end of the impersonation. */
export function rememberOrigin(): void {
  const origin = new URL(location.href);
  // Whether to act for that user has its answer.
  origin.searchParams.delete(ENTERING);
  sessionStorage.setItem(ORIGIN, origin.pathname + origin.search);
}

/** Is oneself again, on the page where it began. */
export async function leave(): Promise<void> {
  await leaveImpersonation();
  const origin = sessionStorage.getItem(ORIGIN) ?? DEFAULT_ORIGIN;
  sessionStorage.removeItem(ORIGIN);
  location.assign(origin);
}
