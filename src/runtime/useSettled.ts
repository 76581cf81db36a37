import { useEffect, useState } from 'react';

/** Milliseconds after the last keystroke until what was typed is looked for. */
export const TYPING_PAUSE = 300;

/** What was typed, once the typing has paused. */
export function useSettled<T>(typed: T): T {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
