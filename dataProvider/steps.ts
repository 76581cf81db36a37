/** What somebody did in the page a short while ago, and what came of it: places, buttons, calls; no contents. */
export type StepKind = 'page' | 'press' | 'call';

/** So many are kept, of this visit only. */
const KEPT = 20;
const LONGEST = 150;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

let steps: readonly string[] = [];

/** A path without what names somebody or something: only words of its own stay. */
export const plainPath = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((part) => (/^[a-zA-Z-]{0,30}$/.test(part) ? part : '…'))
    .join('/');

/** Remembers a step. `text` carries nothing that somebody typed and no name of anybody. */
export function noteStep(kind: StepKind, text: string): void {
  const time = new Date().toISOString().slice(11, 19);
  steps = [...steps, `${time} ${kind} ${text}`.slice(0, LONGEST)].slice(-KEPT);
}

/** The last steps, the oldest first: `14:03:22 call PUT /owners/… 409 STALE_VERSION`. */
export const lastSteps = (): readonly string[] => steps;

/** Forgets them, when somebody signs out. */
export function forgetSteps(): void {
  steps = [];
}

let id: string | undefined;

/** The key of the visit's id in the tab's storage; it says nothing of who is signed in, and outlives a sign-out. */
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
 * Names this visit in the operator's log, so that a person can quote it: twelve letters, the same until the tab is
 * closed, reloads included.
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
