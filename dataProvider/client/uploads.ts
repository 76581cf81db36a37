/** A body that takes longer than a moment on a slow connection, in characters. */
export const LARGE_BODY = 65_536;

let share: number | null = null;
const listeners = new Set<() => void>();

/** Returns the share of the present body that has been sent, from 0 to 1; `null` while none is. */
export const uploadShare = (): number | null => share;

/** Has a change of the share noticed. @returns a function that stops it */
export function subscribeToUpload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes the share of the upload in progress, `null` once it has ended. */
export function noteUpload(next: number | null): void {
  share = next;
  for (const listener of listeners) listener();
}
