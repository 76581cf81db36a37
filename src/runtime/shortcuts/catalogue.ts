/** Where a shortcut does something: on every page, while a request of a queue is open, or in a reply to a ticket. */
export type ShortcutPlace = 'everywhere' | 'requests' | 'tickets';

interface Shortcut {
  readonly key: string;
  /** With Ctrl, or with ⌘ on a Mac; all others stand alone. */
  readonly mod?: true;
  readonly place: ShortcutPlace;
}

/** Every shortcut of the product. Pages say what one does, the list under `?` is drawn from here. */
export const SHORTCUTS = {
  palette: { key: 'k', mod: true, place: 'everywhere' },
  search: { key: '/', place: 'everywhere' },
  list: { key: '?', place: 'everywhere' },
  next: { key: 'j', place: 'requests' },
  previous: { key: 'k', place: 'requests' },
  accept: { key: 'a', place: 'requests' },
  askForDocuments: { key: 'd', place: 'requests' },
  reject: { key: 'r', place: 'requests' },
  sendReply: { key: 'enter', mod: true, place: 'tickets' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

export const shortcutNames = Object.keys(SHORTCUTS) as ShortcutName[];

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

const shortcut = (name: ShortcutName): Shortcut => SHORTCUTS[name];

/** A key as it is printed on a keyboard. */
const printed = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** The keys as they are printed on a keyboard. */
export function keysOf(name: ShortcutName): readonly string[] {
  const { key, mod } = shortcut(name);
  return mod ? [isMac() ? '⌘' : 'Ctrl', printed(key)] : [printed(key)];
}

/** Returns the keys in the form of `aria-keyshortcuts`. */
export function ariaKeysOf(name: ShortcutName): string {
  const { key, mod } = shortcut(name);
  return mod ? `${isMac() ? 'Meta' : 'Control'}+${printed(key)}` : printed(key);
}

/**
 * Whether a key press is this shortcut. A single key with a modifier is not: those belong to browser and screen
 * reader. Signs may need Shift on some keyboards, letters never do.
 */
export function isPress(name: ShortcutName, event: KeyboardEvent): boolean {
  const { key, mod = false } = shortcut(name);
  if (event.key.toLowerCase() !== key || event.altKey) return false;
  if (event.shiftKey && (mod || /[a-z]/.test(key))) return false;
  const hasMod = event.ctrlKey || event.metaKey;
  return mod ? hasMod && !(event.ctrlKey && event.metaKey) : !hasMod;
}
