import { useSyncExternalStore } from 'react';

/** What opens over every page by a key or from several places. */
export type Overlay = 'palette' | 'shortcuts';

let shown: Overlay | undefined;
const listeners = new Set<() => void>();

/** Opens one over the page in place of any other; nothing closes it. */
export function showOverlay(next?: Overlay): void {
  shown = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The one that is open. */
export const useOverlay = (): Overlay | undefined => useSyncExternalStore(subscribe, () => shown);
