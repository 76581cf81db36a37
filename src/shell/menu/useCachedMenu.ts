import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { deviceStore } from '../../runtime/store.ts';

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

/**
 * Stores the menu on the device, until the user signs out, so that the first frame of the next page shows it: as it is
 * once the page is at rest, and as it is when the page is left. It keeps the scroll position of that frame, and then
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
    const show = () =>
      list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
    show();
    // Names above it may take more lines in a font that is still loading.
    void document.fonts.ready.then(show);
  }, [current]);
  useEffect(() => {
    // Safari has no idle callbacks.
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000));
    idle(keep);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  return list;
}
