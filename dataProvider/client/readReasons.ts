import { ASKS_READ_REASON, NO_READ_REASON } from '../../resources/kit/readReason.ts';
import { currentActor } from './session.ts';

/** What the browser's tab keeps: whose reasons they are, and each by the start of the paths that it holds for. */
interface StoredReasons {
  readonly userId: number;
  readonly byPath: Readonly<Record<string, string>>;
}

const KEY = 'coleira.readReasons';

function read(): StoredReasons['byPath'] {
  try {
    const kept = JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? 'null') as StoredReasons | null;
    return kept && kept.userId === currentActor()?.id ? kept.byPath : {};
  } catch {
    return {};
  }
}

/**
 * Keeps the reason for which this user reads what is at a path (`/owners/12`) or below it, until the tab is closed.
 * Another user of the same tab has none.
 */
export function keepReadReason(path: string, reason: string): void {
  const userId = currentActor()?.id;
  if (userId === undefined) return;
  const kept: StoredReasons = { userId, byPath: { ...read(), [path]: reason } };
  try {
    globalThis.sessionStorage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: the page asks again.
  }
}

/**
 * Returns what a call to a path says of its reason. Other calls say nothing: with a header more, an answer that the
 * page's head has asked for is not used.
 */
export const reasonSentTo = (path: string): string | undefined =>
  readReasonFor(path) ?? (ASKS_READ_REASON.test(path) ? NO_READ_REASON : undefined);

/** Returns the reason for a path: of the record itself, else of all records of its kind. */
export function readReasonFor(path: string): string | undefined {
  const [plain = ''] = path.split('?', 1);
  const byPath = read();
  return (
    Object.keys(byPath)
      // A search names its filters in its row: no reason is asked for.
      .filter((start) => plain === start || (plain.startsWith(`${start}/`) && !plain.endsWith('/search')))
      .toSorted((a, b) => b.length - a.length)
      .map((start) => byPath[start])[0]
  );
}
