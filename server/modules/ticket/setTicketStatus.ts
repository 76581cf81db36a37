import sql from 'sql-template-tag';
import { setTicketStatus } from '../../../resources/ticket/calls.ts';
import { ticketOperationsOf } from '../../../resources/ticket/states.ts';
import { getOne } from '../../db/db.ts';
import { handleWrite } from '../../http/handle.ts';
import { findTicket, markRead } from './ticketRow.ts';

export const setTicketStatusHandler = handleWrite(setTicketStatus, async (context) => {
  const { tx, params, body, caller, fail, audit } = context;
  const ticket = await findTicket(tx, params.id, caller, true);
  const state = { status: ticket.status, isInHelpdesk: ticket.helpdeskId !== null };
  if (!ticketOperationsOf(state, caller.actor).SET_STATUS.allowed) fail('TICKET_IS_IN_HELPDESK');
  if (body.version !== undefined && body.version !== ticket.version) fail('STALE_VERSION');
  const changed = await getOne<{ id: number; version: number; status: string; lastUpdateTimestamp: string }>(
    tx,
    sql`update ticket set status = ${body.status}, version = version + 1, last_update_timestamp = clock_timestamp()
      where id = ${ticket.id} returning id, version, status, last_update_timestamp`,
  );
  await tx.query(markRead(ticket.id, caller.actor.id));
  audit({
    action: 'UPDATE',
    objectType: 'ticket',
    objectId: ticket.id,
    details: { from: ticket.status, to: body.status },
  });
  return changed;
});
