/** The kinds of recorded user actions: pages, buttons and calls; never contents. */
export type UserActionKind = 'page' | 'press' | 'call';

/** The number of recorded actions, of this visit only. */
const MAX_ACTIONS = 20;
const MAX_LENGTH = 150;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

let actions: readonly string[] = [];

/** Returns a path without values: only its fixed words stay. */
export const plainPath = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((part) => (/^[a-zA-Z-]{0,30}$/.test(part) ? part : '…'))
    .join('/');

/** Records an action. `text` holds neither input nor personal names. */
export function recordAction(kind: UserActionKind, text: string): void {
  const time = new Date().toISOString().slice(11, 19);
  actions = [...actions, `${time} ${kind} ${text}`.slice(0, MAX_LENGTH)].slice(-MAX_ACTIONS);
}

/** Returns the last actions, the oldest first: `14:03:22 call PUT /owners/… 409 STALE_VERSION`. */
export const lastActions = (): readonly string[] => actions;

/** Deletes the recorded actions, at sign-out. */
export function forgetActions(): void {
  actions = [];
}

let id: string | undefined;

/** The key of the visit's id in the tab's storage; the id is independent of the user and stays after a sign-out. */
const ID_KEY = 'logSessionId';

function storedId(): string | undefined {
  try {
    const kept = globalThis.sessionStorage?.getItem(ID_KEY);
    return kept && /^[a-z]{12}$/.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the id of this visit in the operator's log, which a user can quote: twelve letters, the same until the tab
 * is closed, reloads included.
 */
export function logSessionId(): string {
  id ??= storedId();
  if (id === undefined) {
    id = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => LETTERS[byte % 26]).join('');
    try {
      globalThis.sessionStorage?.setItem(ID_KEY, id);
    } catch {
      // Without storage the id lives until the next reload.
    }
  }
  return id;
}
