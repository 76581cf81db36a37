/** The elements that can take the keyboard focus. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** Fields that open the keyboard of a phone: the focus is never moved to them automatically. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select';
/** The search for another element ends at these. */
const EDGE = '[role="dialog"], [role="menu"], main, body';

/** The element that had the focus, its place, and its page. */
interface FocusedElement {
  readonly element: HTMLElement;
  /** Its ancestors, the nearest first. */
  readonly around: readonly Element[];
  /** The stops around it as they were, and its place among them. */
  readonly stops: readonly HTMLElement[];
  readonly at: number;
  readonly path: string;
}

let held: FocusedElement | undefined;

const stopsIn = (around: Element): HTMLElement[] => [...around.querySelectorAll<HTMLElement>(STOPS)];

const takesFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.tabIndex >= 0 && element.checkVisibility();

function note({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const around: Element[] = [];
  for (let one = target.parentElement; one; one = one.matches(EDGE) ? null : one.parentElement)
    around.push(one);
  const stops = stopsIn(around.at(-1) ?? document.body);
  held = { element: target, around, stops, at: stops.indexOf(target), path: location.pathname };
}

/** A click beside everything releases the focus on purpose; an element that is disabled or removed does not. */
function forget({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget !== null || !document.hasFocus()) return;
  queueMicrotask(() => {
    if (held?.element === target && takesFocus(held.element)) held = undefined;
  });
}

/** Returns the element nearest to the lost one: of those that were there before, the next one, else the previous. */
function nextTo({ around, stops, at }: FocusedElement): HTMLElement | undefined {
  const left = around.filter((one) => one.isConnected);
  const takes = (one: HTMLElement) => takesFocus(one) && !one.matches(TYPED);
  for (const near of left) {
    const isNear = (one: HTMLElement) => near.contains(one) && takes(one);
    const next = stops.slice(at + 1).find(isNear) ?? stops.slice(0, Math.max(0, at)).findLast(isNear);
    if (next) return next;
  }
  const isNew = left.flatMap(stopsIn).find(takes);
  return isNew ?? document.querySelector<HTMLElement>('h1') ?? undefined;
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function restore(): void {
  if (!held || !isLost() || held.path !== location.pathname) return;
  const { element } = held;
  // Disabled during its action, the element is enabled again afterwards.
  const to = takesFocus(element) ? element : element.isConnected ? undefined : nextTo(held);
  to?.focus({ preventScroll: true });
}

let isWaiting = false;

/** Waits for two rendered frames: code that moves the focus on purpose runs first. */
function look(): void {
  if (isWaiting || !held || !isLost()) return;
  isWaiting = true;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      isWaiting = false;
      restore();
    }),
  );
}

/**
 * Restores a lost focus. A pressed button may disappear or be disabled: the focus would fall to the document, for
 * keyboard and screen reader too. It stays where it was, or moves to the nearest element.
 */
export function restoreLostFocus(): void {
  const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] };
  new MutationObserver(look).observe(document.body, changes);
  document.addEventListener('focusin', note, true);
  document.addEventListener('focusout', forget, true);
}
