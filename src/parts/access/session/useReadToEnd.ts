import { useCallback, useEffect, useRef, useState } from 'react';

/** So many pixels above the end count as read. */
const THRESHOLD = 150;

/**
 * Whether a scrolling text has been read to within 150 px of its end, or fits without scrolling. `more` scrolls
 * on by a page, for those who do not scroll with a pointer.
 */
export function useReadToEnd(content: string | undefined) {
  const region = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState(false);

  const look = useCallback(() => {
    const box = region.current;
    if (box && box.scrollHeight - box.scrollTop - box.clientHeight <= THRESHOLD) setRead(true);
  }, []);

  useEffect(() => {
    const box = region.current;
    if (!box || content === undefined) return undefined;
    look();
    // A turned phone or a larger type size changes what fits.
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [content, look]);

  const more = () => {
    const box = region.current;
    box?.scrollBy({ top: box.clientHeight * 0.85 });
    box?.focus();
  };

  return { region, read, look, more };
}
