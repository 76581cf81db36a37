import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { replyToTicket } from '../../../../resources/support/ticket/calls.ts';
import { statusAfterMessage, ticketOperationsOf } from '../../../../resources/support/ticket/states.ts';
import { getOne } from '../../../db/db.ts';
import type { PreparedFile } from '../../../files/prepare.ts';
import { handleWrite } from '../../../http/handle.ts';
import { lockRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { prepareAttachments, saveAttachments } from './attachments.ts';
import { enqueueTicketExport, notifyNewMessage } from './notifications.ts';
import { markRead, statusOf, tickets } from './ticketRow.ts';

export const replyToTicketHandler = handleWrite<typeof replyToTicket, PreparedFile[]>(
  replyToTicket,
  async (context) => {
    const { tx, params, body, caller, prepared, services, fail } = context;
    const { actor } = caller;
    const ticket = await lockRecord(context, tickets, params.id);
    const isInHelpdesk = ticket.helpdeskId !== null;
    if (!ticketOperationsOf({ status: ticket.status, isInHelpdesk }, actor).REPLY.allowed)
      fail('TICKET_IS_CLOSED');
    const message = await getOne<{ id: number }>(
      tx,
      sql`insert into ticket_message (ticket_id, body, creation_user_id, creation_timestamp)
        values (${ticket.id}, ${body.message}, ${actor.id}, clock_timestamp()) returning id`,
    );
    await saveAttachments(tx, caller, 'TICKET_MESSAGE', message.id, prepared);
    const status = statusAfterMessage(
      ticket.status,
      { isAuthor: actor.id === ticket.creationUserId, isSupport: allows('MANAGE_TICKETS', actor) },
      services.settings.productToken,
    );
    const action = { action: 'REPLY', details: { message: message.id } } as const;
    const changed = await saveRecord(context, tickets, ticket, { status }, action);
    await tx.query(markRead(ticket.id, actor.id));
    await notifyNewMessage(context, ticket);
    enqueueTicketExport(context, { ticketId: ticket.id });
    return statusOf(changed);
  },
  (call) => prepareAttachments(call, call.body.attachments),
);
