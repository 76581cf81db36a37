/** The path of the page with the last input that may be unsaved. */
let typedOn: string | undefined;
/** The form in which it was typed. */
let typedIn: HTMLFormElement | null = null;

/** Fields whose input need not be kept. */
const IGNORED = '[role="search"], [data-light], [role="dialog"][data-sign-in]';

function note(event: Event): void {
  const field = event.target;
  if (!(field instanceof HTMLElement) || !field.matches('input, textarea, select, [contenteditable="true"]'))
    return;
  if (field.closest(IGNORED)) return;
  typedOn = location.pathname;
  typedIn = field.closest('form');
}

/** Marks the open page as one with unsaved input that no input event reports, such as a dropped file. */
export function markUnsavedInput(): void {
  typedOn = location.pathname;
}

/** Whether what has the focus takes letters: single keys are then no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"]');

/** Records input events of the open page. @returns a function that stops it */
export function watchUnsavedInput(): () => void {
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** Whether the open page has unsaved input. Opening another page resets it. */
export const hasUnsavedInput = (): boolean => typedOn === location.pathname;

/** Moves the focus to the save button of the form with unsaved input. */
export function focusSave(): void {
  if (!hasUnsavedInput()) return;
  const form = typedIn?.isConnected ? typedIn : document.querySelector('main form');
  form?.querySelector<HTMLElement>('button[type="submit"]:not(:disabled)')?.focus();
}
