import { useEffect, useRef, useState } from 'react';

/** The distance below the window's edge, in pixels, at which an element counts as about to be seen. */
const AHEAD = 300;

/** Whether an element has come into sight yet. */
export function useInSight<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setInSight(true),
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return { element, inSight };
}
