import { useEffect } from 'react';
import { deviceStore } from '../../runtime/store.ts';

/** What `public/first-paint.js` draws of the menu before the application is there: its lines from top to bottom. */
interface KeptMenu {
  /** The language of the lines. */
  readonly language: string;
  readonly lines: readonly { readonly text: string; readonly look: string }[];
}

/** The lines as they stand: a page that is opened next begins with them. */
function keep(): void {
  const lines = [...document.querySelectorAll<HTMLElement>('#menu .line:not(.folded)')]
    .filter((line) => line.checkVisibility({ visibilityProperty: true }))
    .map((line) => ({
      text: line.textContent,
      look: line.classList.contains('head') ? 'head' : (line.parentElement?.className ?? ''),
    }));
  const kept: KeptMenu = { language: document.documentElement.lang, lines };
  if (lines.length > 0) deviceStore.setItem('shell.menu', kept);
}

/**
 * Keeps the menu on the device, until somebody signs out, so that the first frame of the next page shows it. Kept as it
 * stands once the page is at rest, and as it is left.
 */
export function useKeptMenu(): void {
  useEffect(() => {
    // Safari has no idle callbacks.
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000));
    idle(keep);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
}
