import { keepOverPages, useKeptInHistory } from '../../runtime/address/inHistory.ts';
import type { TicketProcess } from '../../../resources/ticket/processes.ts';

/** A process that a ticket is to be about. */
export interface AboutProcess {
  readonly processType: TicketProcess;
  readonly processId: number;
}

/** What support is being asked about: nothing in particular, or a process; null where nobody is asking. */
export type Asking = { readonly about?: AboutProcess };

const NAME = 'asking';

/** Opens the support dialog over the page, wherever it is asked for. A reload finds it open again. */
export const askSupport = (about?: AboutProcess): void => keepOverPages(NAME, about ? { about } : {});
export const stopAsking = (): void => keepOverPages(NAME, null);

export const useAsking = (): Asking | null => useKeptInHistory<Asking>(NAME);
