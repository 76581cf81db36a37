import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to the page's heading whenever its step changes, as what had it may be gone.
 * @param isNew the page stands in the place of another one: its heading has the focus from the beginning
 */
export function useHeadingFocus(step: string, isNew = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isNew ? undefined : step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
