import type { Handler } from '../../http/handle.ts';
import { createTicketHandler } from './createTicket.ts';
import { getTicketAttachmentHandler, getTicketHandler } from './getTicket.ts';
import { replyToTicketHandler } from './replyToTicket.ts';
import { processTicketsHandler, searchTicketsHandler } from './searchTickets.ts';
import { setTicketStatusHandler } from './setTicketStatus.ts';
import { syncTicketHandler } from './syncTicket.ts';

/** Everything that answers the calls of support tickets. */
export const ticketHandlers: readonly Handler[] = [
  searchTicketsHandler,
  processTicketsHandler,
  getTicketHandler,
  getTicketAttachmentHandler,
  createTicketHandler,
  replyToTicketHandler,
  syncTicketHandler,
  setTicketStatusHandler,
];
