import { useCallback, useState } from 'react';
import { afterRelease } from './whenReleased.ts';

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
    afterRelease(() => setHeld(undefined));
  }, [current]);
  return [held ? held.value : current, hold];
}
