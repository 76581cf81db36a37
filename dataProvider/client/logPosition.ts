const KEY = 'coleira.position';

/**
 * How far the database's log was with the last write of this browser. Reads send it back, so that none is answered by a
 * copy of the database that does not show the write; another tab and the page after a reload are no exception.
 */
let known = 0;

function stored(): number {
  try {
    return Number(globalThis.localStorage?.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** The position, or 0 where nothing was written or the register reads no copy. */
export const position = (): number => Math.max(known, stored());

/** Takes the position that an answer names, if it names one. */
export function notePosition(text: string | null): void {
  if (text === null) return;
  const next = Number(text);
  if (!(next > position())) return;
  known = next;
  try {
    globalThis.localStorage?.setItem(KEY, text);
  } catch {
    // Without storage this page alone knows it.
  }
}
