import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer rests on a group before it opens, and is gone before it closes. */
const HOVER_DELAY = 300;

/** Whether something is open that a resting pointer opens and a leaving one closes, both after a moment. */
export function useHover() {
  const [isOpen, setNow] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setOpen = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    setNow(next);
  }, []);
  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNow(next), HOVER_DELAY);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen,
    setOpen,
    hover: { onMouseEnter: () => later(true), onMouseLeave: () => later(false) },
  };
}
