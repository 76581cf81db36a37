import { TYPING_PAUSE_MS } from './useDebouncedValue.ts';

/**
 * Calls `act`, which writes what was typed into the address, once the typing has paused; not where another page has been
 * opened meanwhile. While that page is loaded, the one before is hidden and its timers go on.
 * @returns a function that cancels it
 */
export function afterTypingPause(act: () => void): () => void {
  const { pathname } = window.location;
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) act();
  }, TYPING_PAUSE_MS);
  return () => clearTimeout(timer);
}
