import { useEffect, type RefObject } from 'react';

/** The elements before and after the tab stops of an open dialog; the library moves the focus back from them. */
const EDGE = { start: '[data-testid="sentinelStart"]', end: '[data-testid="sentinelEnd"]' } as const;

const stops = (stack: HTMLElement): HTMLElement[] => [
  ...stack.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
];

/** The dialog or menu that lies on top. */
const topmost = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.MuiModal-root')].at(-1);

/**
 * Includes the messages in the tab order of an open dialog, which otherwise keeps the focus to itself: Tab moves from
 * the dialog's last stop to the messages, and from their last to its first; backwards alike.
 */
export function useTabIntoToasts(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = stack.current;
    if (!root) return undefined;
    let isBackwards = false;

    // After the dialog has noted which key it is.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      isBackwards = event.shiftKey;
      const all = stops(root);
      const isLast = document.activeElement === all.at(isBackwards ? 0 : -1);
      const dialog = topmost();
      if (!isLast || !dialog) return;
      event.preventDefault();
      dialog.querySelector<HTMLElement>(EDGE[isBackwards ? 'end' : 'start'])?.focus();
    };
    // Heard before the dialog hears of it.
    const enter = (event: FocusEvent) => {
      const { target, relatedTarget } = event;
      const dialog = topmost();
      const comesFromDialog = relatedTarget instanceof Node && dialog?.contains(relatedTarget);
      if (!comesFromDialog || !(target instanceof HTMLElement)) return;
      const next = stops(root).at(isBackwards ? -1 : 0);
      if (!next || !target.matches(EDGE[isBackwards ? 'start' : 'end'])) return;
      event.stopImmediatePropagation();
      next.focus();
    };
    // What has the focus here is no business of the dialog.
    const keep = (event: FocusEvent) => event.stopPropagation();

    document.addEventListener('keydown', press);
    document.addEventListener('focusin', enter, true);
    root.parentElement?.addEventListener('focusin', keep);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', enter, true);
      root.parentElement?.removeEventListener('focusin', keep);
    };
  }, [stack]);
}
