import { useCallback, useState } from 'react';

/**
 * Keeps what is listed as it is while the pointer is pressed on it: an answer that arrives before the button is
 * released would put another line under the pointer, or none.
 *
 * @returns what to list, and the handler of `pointerdown` for the list
 */
export function useHeldWhilePressed<T>(current: T): readonly [shown: T, hold: () => void] {
  const [held, setHeld] = useState<{ readonly value: T }>();
  const hold = useCallback(() => {
    setHeld({ value: current });
    const released = new AbortController();
    // The click follows the release; only then may the lines move.
    const release = () => {
      released.abort();
      setTimeout(() => setHeld(undefined));
    };
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, release, { signal: released.signal });
  }, [current]);
  return [held ? held.value : current, hold];
}
