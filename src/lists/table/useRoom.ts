import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a table within its place as far as that can be: `data-tight` where it is wider, which narrows its cells, and
 * `data-more` while columns are still beyond its right edge. Written to the element itself: no cell is drawn again.
 *
 * @returns the ref of the element that scrolls.
 */
export function useRoom(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const table = box?.querySelector('table');
    if (!box || !table) return undefined;
    const mark = () =>
      box.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    const fit = () => {
      box.removeAttribute('data-tight');
      box.toggleAttribute('data-tight', box.scrollWidth > box.clientWidth);
      mark();
    };
    // Called when the page has been laid out: measuring it before would lay it out twice.
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    observer.observe(table);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, []);
  return place;
}
