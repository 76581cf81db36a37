import { SESSION_COOKIE } from '../../resources/common/publicForm/addresses.ts';

/** Seconds for which browsers keep a cookie at most: the session itself ends before, and the cookie with it. */
const LONGEST = 400 * 24 * 3600;

/**
 * Sets or removes the cookie that says that this browser has a session, so that the server answers `/` with the page
 * that is meant. The session itself is in no cookie: this one opens nothing.
 */
export function noteSession(isThere: boolean): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${SESSION_COOKIE}=${isThere ? 1 : ''}; path=/; max-age=${isThere ? LONGEST : 0}; samesite=lax${secure}`;
}
