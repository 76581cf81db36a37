import { keepInHistory, useKeptInHistory } from '../../runtime/address/inHistory.ts';
import type { TicketProcess } from '../../../resources/ticket/schema.ts';

/** A process that a ticket is to be about. */
export interface AboutProcess {
  readonly processType: TicketProcess;
  readonly processId: number;
}

/** What support is being asked about: nothing in particular, or a process; null where nobody is asking. */
export type Asking = { readonly about?: AboutProcess };

const NAME = 'asking';

/** Opens the support dialog over the page, wherever it is asked for. A reload finds it open again. */
export const askSupport = (about?: AboutProcess): void => keepInHistory(NAME, about ? { about } : {});
export const stopAsking = (): void => keepInHistory(NAME, null);

export const useAsking = (): Asking | null => useKeptInHistory<Asking>(NAME);
