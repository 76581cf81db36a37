import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { deviceStore } from '../../runtime/store.ts';
import { whenIdle } from '../../runtime/whenIdle.ts';

/**
 * The part of the menu that `public/first-paint.js` draws before the application is loaded: its entries from top to
 * bottom.
 */
interface KeptMenu {
  /** The language of the lines. */
  readonly language: string;
  readonly lines: readonly { readonly text: string; readonly look: string }[];
  /** The scroll position, in CSS pixels. */
  readonly top: number;
}

/** The lines as they stand: a page that is opened next begins with them. */
function keep(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('#menu .line:not(.folded)')]
    .filter((line) => line.checkVisibility({ visibilityProperty: true }))
    .map((line) => ({
      text: line.textContent,
      look: line.classList.contains('head') ? 'head' : (line.parentElement?.className ?? ''),
    }));
  const top = Math.round(document.querySelector('#menu ul')?.scrollTop ?? 0);
  const kept: KeptMenu = { language: document.documentElement.lang, lines, top };
  if (lines.length > 0) deviceStore.setItem('shell.menu', kept);
}

/** Scrolls the list alone: scrollIntoView would move the page as well, where the menu is longer than the window. */
function showIn(list: HTMLElement, entry: Element | null): void {
  if (!entry) return;
  const [place, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (box.top < place.top) list.scrollTop -= place.top - box.top;
  else if (box.bottom > place.bottom) list.scrollTop += box.bottom - place.bottom;
}

/**
 * Stores the menu on the device, until the user signs out, so that the first frame of the next page shows it: as it is
 * once the page is at rest and its font is there, and as it is when the page is left (a browser may do that in another
 * process, after the next page has begun). It keeps the scroll position of that frame, and then
 * scrolls the current entry into view, at first and whenever `current` changes.
 *
 * @returns the ref of the list of entries, the part that scrolls.
 */
export function useCachedMenu(current: string | undefined): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    list.current!.scrollTop = deviceStore.getItem<KeptMenu>('shell.menu')?.top ?? 0;
  }, []);
  useLayoutEffect(() => {
    const show = () => {
      if (list.current) showIn(list.current, list.current.querySelector('[aria-current="page"]'));
    };
    show();
    // Names above it may take more lines in a font that is still loading.
    void document.fonts.ready.then(() => {
      show();
      keep();
    });
  }, [current]);
  useEffect(() => {
    whenIdle(keep);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  return list;
}
