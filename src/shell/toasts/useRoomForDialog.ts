import { useLayoutEffect, type RefObject } from 'react';

/** The height of the messages from the window's top while a dialog has to make room for them. */
const TOAST_ROOM = '--toast-room';

/** Panels over the page with buttons of their own; the last one is on top. */
const PANELS = '.MuiDialog-paper, .MuiDrawer-paper';

/** Pixels between the messages and what stands below them. */
const GAP = 8;

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Leaves the messages where they are unless they would lie on an open dialog: then they stand above it. */
function arrange(stack: HTMLElement): void {
  const { style } = document.documentElement;
  delete stack.dataset.above;
  style.removeProperty(TOAST_ROOM);
  if (stack.childElementCount === 0) return;
  const panels = [...document.querySelectorAll<HTMLElement>(PANELS)];
  const place = stack.getBoundingClientRect();
  if (!panels.some((panel) => meet(place, panel.getBoundingClientRect()))) return;
  stack.dataset.above = '';
  style.setProperty(TOAST_ROOM, `${Math.ceil(stack.getBoundingClientRect().bottom) + GAP}px`);
}

/** Messages never cover an open dialog: where they would, it makes room for them at the top of the window. */
export function useRoomForDialog(stack: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  const isEmpty = shown.length === 0;
  useLayoutEffect(() => {
    if (stack.current) arrange(stack.current);
  }, [stack, shown]);
  useLayoutEffect(() => {
    const target = stack.current;
    if (isEmpty || !target) return undefined;
    const again = () => arrange(target);
    const sizes = new ResizeObserver(again);
    const watchSizes = () => {
      sizes.disconnect();
      sizes.observe(target);
      for (const panel of document.querySelectorAll(PANELS)) sizes.observe(panel);
    };
    // A drawer has no place before it has slid in.
    const slid = ({ target: moved }: Event) => moved instanceof Element && moved.matches(PANELS) && again();
    const opened = new MutationObserver(watchSizes);
    opened.observe(document.body, { childList: true });
    watchSizes();
    document.addEventListener('transitionend', slid);
    window.addEventListener('resize', again);
    return () => {
      sizes.disconnect();
      opened.disconnect();
      document.removeEventListener('transitionend', slid);
      window.removeEventListener('resize', again);
      arrange(target);
    };
  }, [stack, isEmpty]);
}
