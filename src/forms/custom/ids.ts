import { showWrongField } from '../scrollAfter.ts';
import { createContext, useCallback, useContext } from 'react';

/** The prefix of the ids of a form's fields: two forms may stand on one page. */
const FieldIds = createContext('field');
export const FieldIdsProvider = FieldIds.Provider;

/** The id of a field's element by its path in the form: what links of an error summary lead to. */
export function useFieldId(): (source: string) => string {
  const prefix = useContext(FieldIds);
  return useCallback((source) => `${prefix}-${source.replaceAll('.', '-')}`, [prefix]);
}

/** Things with an element each, in the order in which they stand on the page; those without one come last. */
export function inPageOrder<T>(things: readonly T[], idOf: (thing: T) => string): T[] {
  const found = things.map((thing) => ({ thing, element: document.getElementById(idOf(thing)) }));
  return found
    .toSorted(({ element: a }, { element: b }) => {
      if (!a || !b) return Number(!a) - Number(!b);
      return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ thing }) => thing);
}

const CONTROLS = 'input:not([aria-hidden="true"]), textarea, select, button, [role="combobox"]';
const isOff = (control: Element): boolean => control.matches(':disabled, [aria-disabled="true"]');

/** The nearest field above a control that is wrong and can be entered. */
function openAbove(control: Element): HTMLElement | undefined {
  const form = control.closest('form') ?? document;
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].findLast(
    (other) => !isOff(other) && control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING,
  );
}

/** Sent from a field that is to take the focus and cannot be seen: what hides it shows it. */
export const REVEAL = 'reveal-field';
/** Frames that it takes at most until it is shown. */
const MOST_FRAMES = 30;

/** Asks what hides an element to show it, and continues once it does. */
function whenShown(element: HTMLElement, then: () => void): void {
  if (!element.closest('[hidden]')) return then();
  element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      if (!element.closest('[hidden]')) then();
      else if (frames > 0) look(frames - 1);
    });
  look(MOST_FRAMES);
}

/**
 * Puts the focus on a field's element; on a group, on what in it takes the focus; of a field that waits for
 * another, on that one. The page moves there at once, or after so many milliseconds. Whether there was one.
 */
export function focusElement(id: string, scrollAfter = 0): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  whenShown(element, () => focusShown(element, scrollAfter));
  return true;
}

/** Puts the focus on the first element below another that matches, and moves there. */
export function focusIn(place: Element | null, selector: string): void {
  const element = place?.querySelector<HTMLElement>(selector);
  if (element) whenShown(element, () => focusShown(element, 0));
}

function focusShown(element: HTMLElement, scrollAfter: number): void {
  const own = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS);
  const target = (own && isOff(own) ? openAbove(own) : own) ?? element;
  target.focus({ preventScroll: true });
  if (scrollAfter > 0) setTimeout(() => showWrongField(target), scrollAfter);
  else target.scrollIntoView({ block: 'center' });
}
