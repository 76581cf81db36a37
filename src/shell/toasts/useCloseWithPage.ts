import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** What a user does on a page to open another one. */
const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Calls `close` with a moment when the user opens another page: messages that were there before it belong to the page
 * that was left. A page that opens without the user, since an act was answered, keeps the message on its result.
 */
export function useCloseWithPage(close: (before: number) => void): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, gesture: 0 });
  useEffect(() => {
    const note = () => {
      last.current.gesture = performance.now();
    };
    for (const name of GESTURES) window.addEventListener(name, note, true);
    return () => {
      for (const name of GESTURES) window.removeEventListener(name, note, true);
    };
  }, []);
  useEffect(() => {
    if (last.current.pathname === pathname) return;
    last.current.pathname = pathname;
    // The browser's own ways, back and forward, are the user's.
    close(type === NavigationType.Pop ? performance.now() : last.current.gesture);
  }, [pathname, type, close]);
}
