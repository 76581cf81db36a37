import { useSyncExternalStore } from 'react';
import type { TicketProcess } from '../../../resources/ticket/schema.ts';

/** A process that a ticket is to be about. */
export interface AboutProcess {
  readonly processType: TicketProcess;
  readonly processId: number;
}

/** What support is being asked about: nothing in particular, or a process; undefined where nobody is asking. */
export type Asking = { readonly about?: AboutProcess };

let asking: Asking | undefined;
const listeners = new Set<() => void>();

function change(next: Asking | undefined): void {
  asking = next;
  for (const listener of listeners) listener();
}

/** Opens the support dialog over the page, wherever it is asked for. */
export const askSupport = (about?: AboutProcess): void => change(about ? { about } : {});
export const stopAsking = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useAsking = (): Asking | undefined => useSyncExternalStore(subscribe, () => asking);
