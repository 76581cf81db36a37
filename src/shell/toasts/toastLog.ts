import { useSyncExternalStore } from 'react';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

/** A message that was shown for a while. */
export interface LoggedToast {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
  readonly at: string;
}

/** So many are kept, for as long as the page is open. */
const KEPT = 30;

let log: readonly LoggedToast[] = [];
const listeners = new Set<() => void>();

/** Keeps a message for users who looked away while it was shown. */
export function logToast(toast: LoggedToast): void {
  log = [toast, ...log].slice(0, KEPT);
  for (const listener of listeners) listener();
}

/** Deletes all messages, at sign-out. */
export function clearToastLog(): void {
  log = [];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The messages shown so far, the latest first. */
export const useToastLog = (): readonly LoggedToast[] => useSyncExternalStore(subscribe, () => log);
