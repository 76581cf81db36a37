import { useLayoutEffect, type RefObject } from 'react';

/** The height of the messages from the window's top while a dialog has to make room for them. */
const TOAST_ROOM = '--toast-room';

/** Pixels by which the messages stand higher (negative) or lower, so that an action bar stays in reach. */
const TOAST_SHIFT = '--toast-shift';

/** Panels over the page with buttons of their own; the last one is on top. */
const PANELS = '.MuiDialog-paper, .MuiDrawer-paper';

/** Where a page has the buttons that lead on. */
const BARS = '[data-action-bar]';

/** Pixels between the messages and what stands below them. */
const GAP = 8;

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Pixels by which the messages have to move to lie on none of the bars; 0 where there is no such place in the window.
 * At the foot of the window they move up, at its top down.
 */
export function shiftOf(place: DOMRect, bars: readonly DOMRect[], height: number): number {
  const isAtFoot = height - place.bottom < place.top;
  let moved = place;
  for (let round = 0; round < bars.length; round++) {
    const at = moved;
    const bar = bars.find((one) => meet(at, one));
    if (!bar) break;
    const top = isAtFoot ? bar.top - GAP - place.height : bar.bottom + GAP;
    moved = new DOMRect(place.x, top, place.width, place.height);
  }
  const isInWindow = moved.top >= 0 && moved.bottom <= height;
  return isInWindow ? moved.top - place.top : 0;
}

/** Leaves the messages where they are unless they would lie on an open dialog, or on the buttons that lead on. */
function arrange(stack: HTMLElement): void {
  const { style } = document.documentElement;
  delete stack.dataset.above;
  style.removeProperty(TOAST_ROOM);
  stack.style.removeProperty(TOAST_SHIFT);
  if (stack.childElementCount === 0) return;
  const panels = [...document.querySelectorAll<HTMLElement>(PANELS)];
  const place = stack.getBoundingClientRect();
  if (panels.some((panel) => meet(place, panel.getBoundingClientRect()))) {
    stack.dataset.above = '';
    style.setProperty(TOAST_ROOM, `${Math.ceil(stack.getBoundingClientRect().bottom) + GAP}px`);
    return;
  }
  // Below an open dialog nothing can be used.
  if (panels.length > 0) return;
  const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
  const shift = shiftOf(place, bars, window.innerHeight);
  if (shift !== 0) stack.style.setProperty(TOAST_SHIFT, `${Math.round(shift)}px`);
}

/**
 * Keeps the messages off what the user works with: an open dialog makes room for them at the top of the window, and
 * over an action bar they stand above it.
 */
export function useToastPlace(stack: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
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
      for (const watched of document.querySelectorAll(`${PANELS}, ${BARS}`)) sizes.observe(watched);
    };
    // A drawer has no place before it has slid in.
    const slid = ({ target: moved }: Event) => moved instanceof Element && moved.matches(PANELS) && again();
    const opened = new MutationObserver(watchSizes);
    opened.observe(document.body, { childList: true });
    // Bars come and go with the page; one that sticks to the window's foot leaves it at the end of its form.
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(watchSizes);
    };
    const page = document.querySelector('main');
    const drawn = new MutationObserver(soon);
    if (page) drawn.observe(page, { childList: true, subtree: true });
    watchSizes();
    document.addEventListener('transitionend', slid);
    window.addEventListener('resize', again);
    window.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      opened.disconnect();
      drawn.disconnect();
      document.removeEventListener('transitionend', slid);
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', soon);
      arrange(target);
    };
  }, [stack, isEmpty]);
}
