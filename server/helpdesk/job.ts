import type { Db } from '../db/db.ts';
import { GiveUp, type OutboxHandler } from '../jobs/outbox.ts';
import type { Settings } from '../settings/settings.ts';
import { exportTicket } from './exportTicket.ts';
import { HelpdeskError } from './helpdesk.ts';
import { openHelpdesk } from './zendesk.ts';

/** Kind of the outbox's rows that hand a ticket over. */
export const HELPDESK_JOB = 'HELPDESK';

/** A row that asks to export all of a ticket to the helpdesk. */
export interface HelpdeskJob {
  readonly ticketId: number;
}

/** Handler of kind HELPDESK. What it cannot export now is exported with the next message or synchronisation. */
export function helpdeskJob(db: Db, { helpdesk }: Pick<Settings, 'helpdesk'>): OutboxHandler {
  const open = helpdesk && openHelpdesk(helpdesk);
  return async ({ payload }) => {
    if (!open) throw new GiveUp('no helpdesk is configured any more');
    try {
      await exportTicket(db, open, (payload as HelpdeskJob).ticketId);
    } catch (error) {
      if (error instanceof HelpdeskError && !error.isPassing) throw new GiveUp(error.message);
      throw error;
    }
  };
}
