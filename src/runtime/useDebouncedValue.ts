import { useEffect, useState } from 'react';

/** Milliseconds after the last keystroke until what was typed is looked for. */
export const TYPING_PAUSE_MS = 300;

/** The same, of look-ups that leave an audit row. */
export const LOOK_UP_PAUSE_MS = 750;

/** Returns the typed value, once the typing has paused. */
export function useDebouncedValue<T>(typed: T, pause = TYPING_PAUSE_MS): T {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return settled;
}
