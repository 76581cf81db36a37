/** The path of the page on which something was typed last and may not have been saved. */
let typedOn: string | undefined;
/** The form in which it was typed. */
let typedIn: HTMLFormElement | null = null;

/** Fields whose contents nobody would miss. */
const LIGHT = '[role="search"], [data-light], [role="dialog"][data-sign-in]';

function note(event: Event): void {
  const field = event.target;
  if (!(field instanceof HTMLElement) || !field.matches('input, textarea, select, [contenteditable="true"]'))
    return;
  if (field.closest(LIGHT)) return;
  typedOn = location.pathname;
  typedIn = field.closest('form');
}

/** What was given without a key or a choice in a field, as a file that was dropped, is as good as typed. */
export function noteTyping(): void {
  typedOn = location.pathname;
}

/** Whether what has the focus takes letters: single keys are then no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"]');

/** Keeps an eye on whether the page that is open holds somebody's typing. Returns how to stop. */
export function watchTyping(): () => void {
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** Whether the page that is open holds what somebody typed. Moving to another page settles it. */
export const holdsTyping = (): boolean => typedOn === location.pathname;

/** Puts the focus on the button that saves what was typed on the page that is open. */
export function focusSave(): void {
  if (!holdsTyping()) return;
  const form = typedIn?.isConnected ? typedIn : document.querySelector('main form');
  form?.querySelector<HTMLElement>('button[type="submit"]:not(:disabled)')?.focus();
}
