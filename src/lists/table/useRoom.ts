import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Every column of a table stays, and those without room are reached by scrolling. */
const NONE: readonly string[] = [];

/** Milliseconds after which a table that was fitted is at rest: what changes it then is something else. */
const REST_MS = 500;

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
    // Widths that the table has had in this place since it was last at rest. A table whose cells can break in several ways
    // may answer each fitting with another width: the first that comes again is kept, or it would never come to rest.
    const tried = new Set<number>();
    let fitted = -Infinity;
    // Called when the page has been laid out: measuring it before would lay it out twice, and so would measuring it for
    // rows that are only higher or lower than those before.
    const observer = new ResizeObserver((entries) => {
      const isChanged = entries.some(({ target, contentRect }) => widths.get(target) !== contentRect.width);
      for (const { target, contentRect } of entries) widths.set(target, contentRect.width);
      if (!isChanged) return;
      const isOther = entries.some(({ target }) => target === box) || performance.now() - fitted > REST_MS;
      if (isOther) tried.clear();
      const width = widths.get(table) ?? 0;
      if (tried.has(width)) return mark();
      tried.add(width);
      fitted = performance.now();
      fit();
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
