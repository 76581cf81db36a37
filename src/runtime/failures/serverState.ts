import { useSyncExternalStore } from 'react';
import { isServerAvailable, whenServerAnswers } from './refetchOnReconnect.ts';

let isAway = false;
const listeners = new Set<() => void>();

function setAway(away: boolean): void {
  isAway = away;
  for (const listener of listeners) listener();
}

/**
 * Finds out whether the server answers, after a sign that it does not. Once it is away it stays so until it answers, which
 * is checked automatically. A device without a network says so itself.
 */
export async function checkServer(): Promise<void> {
  if (isAway || !navigator.onLine || (await isServerAvailable()) || isAway || !navigator.onLine) return;
  setAway(true);
  whenServerAnswers(() => setAway(false));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server is known not to answer. */
export const useServerAway = (): boolean => useSyncExternalStore(subscribe, () => isAway);
