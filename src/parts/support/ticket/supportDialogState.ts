import { setHistoryValueOverPages, useHistoryValue } from '../../../runtime/address/historyState.ts';
import type { TicketCategory } from '../../../../resources/support/ticket/schema.ts';
import type { TicketProcess } from '../../../../resources/support/ticket/processes.ts';

/** A process that a ticket is to be about. */
export interface AboutProcess {
  readonly processType: TicketProcess;
  readonly processId: number;
}

/** A request to support: the process, if any, and the initial text of the form. */
export interface SupportRequest {
  readonly about?: AboutProcess;
  readonly words?: {
    readonly category: TicketCategory;
    readonly subject: string;
    readonly description: string;
  };
}

const NAME = 'asking';

/** Opens the support dialog over the page, wherever it is asked for. A reload finds it open again. */
export const openSupportDialog = (asking: SupportRequest = {}): void =>
  setHistoryValueOverPages(NAME, asking);
export const closeSupportDialog = (): void => setHistoryValueOverPages(NAME, null);

export const useSupportDialog = (): SupportRequest | null => useHistoryValue<SupportRequest>(NAME);
