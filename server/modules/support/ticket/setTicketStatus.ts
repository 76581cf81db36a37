import { setTicketStatus } from '../../../../resources/support/ticket/calls.ts';
import { ticketOperationsOf } from '../../../../resources/support/ticket/states.ts';
import { handleWrite } from '../../../http/handle.ts';
import { lockRecord } from '../../../write/records.ts';
import { refuseStale, saveRecord } from '../../../write/saveRecord.ts';
import { markRead, statusOf, tickets } from './ticketRow.ts';

export const setTicketStatusHandler = handleWrite(setTicketStatus, async (context) => {
  const { tx, params, body, caller, fail } = context;
  const ticket = await lockRecord(context, tickets, params.id);
  const state = { status: ticket.status, isInHelpdesk: ticket.helpdeskId !== null };
  if (!ticketOperationsOf(state, caller.actor).SET_STATUS.allowed) fail('TICKET_IS_IN_HELPDESK');
  await refuseStale(context, tickets, ticket, body.version);
  const details = { from: ticket.status, to: body.status };
  const changed = await saveRecord(
    context,
    tickets,
    ticket,
    { status: body.status },
    { action: 'UPDATE', details },
  );
  await tx.query(markRead(ticket.id, caller.actor.id));
  return statusOf(changed);
});
