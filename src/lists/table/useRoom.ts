import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Every column of a table stays, and those without room are reached by scrolling. */
const NONE: readonly string[] = [];

/**
 * Keeps a table within its place as far as that can be: `data-tight` where it is wider, which narrows its cells,
 * `data-without` with the names of columns to hide where that does not suffice, and `data-more` while columns are still
 * beyond its right edge. Written to the element itself: no cell is drawn again.
 *
 * @param columns names of the columns; where others are shown, it is measured anew.
 * @param hideable the columns that may be hidden, the least important first; a constant.
 * @returns the ref of the element that scrolls.
 */
export function useRoom(columns: string, hideable: readonly string[] = NONE): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const table = box?.querySelector('table');
    if (!box || !table) return undefined;
    const mark = () =>
      box.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    const fit = () => {
      const isTooWide = () => box.scrollWidth > box.clientWidth;
      box.removeAttribute('data-tight');
      box.removeAttribute('data-without');
      box.toggleAttribute('data-tight', isTooWide());
      for (let count = 1; count <= hideable.length && isTooWide(); count += 1)
        box.dataset.without = hideable.slice(0, count).join(' ');
      mark();
    };
    const widths = new Map<Element, number>();
    // Called when the page has been laid out: measuring it before would lay it out twice, and so would measuring it for
    // rows that are only higher or lower than those before.
    const observer = new ResizeObserver((entries) => {
      const isChanged = entries.some(({ target, contentRect }) => widths.get(target) !== contentRect.width);
      for (const { target, contentRect } of entries) widths.set(target, contentRect.width);
      if (isChanged) fit();
    });
    observer.observe(box);
    observer.observe(table);
    // Without a column the rows have another height: seen once as they were, they would be seen to move.
    if (hideable.length > 0) fit();
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, [columns, hideable]);
  return place;
}
