declare global {
  /** Written by public/first-paint.js, which runs before any other part. */
  var coleiraEarlyKeys: { text: string; keep: () => void; stop: () => void } | undefined;
}

/** Whether digits were typed before the page was there that no field has taken yet. */
export const hasEarlyDigits = (): boolean => /\d/.test(globalThis.coleiraEarlyKeys?.text ?? '');

/** Keeps what was typed for a field that is on its way, however long that takes. */
export const keepEarlyKeys = (): void => globalThis.coleiraEarlyKeys?.keep();

/**
 * Returns what was typed before the page was there; it is kept no longer.
 *
 * @returns the text, and whether it ended with Enter, as a reader's number does
 */
export function takeEarlyKeys(): { text: string; entered: boolean } {
  const text = globalThis.coleiraEarlyKeys?.text ?? '';
  globalThis.coleiraEarlyKeys?.stop();
  globalThis.coleiraEarlyKeys = undefined;
  return { text: text.trim(), entered: text.endsWith('\n') };
}
