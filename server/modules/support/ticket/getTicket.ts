import sql from 'sql-template-tag';
import {
  getTicket,
  getTicketAttachment,
  type TicketAttachment,
  type TicketRow,
  type TicketView,
} from '../../../../resources/support/ticket/calls.ts';
import { seesAllTickets, ticketOperationsOf } from '../../../../resources/support/ticket/states.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { attachmentsOf } from './attachments.ts';
import { getRecord } from '../../../write/records.ts';
import { markRead, personJson, ticketColumns, ticketJoins, tickets } from './ticketRow.ts';
import { toBase64 } from '../../../files/base64.ts';

interface Around extends TicketRow {
  readonly version: number;
  readonly currentUrl: string | null;
  readonly attachments: readonly TicketAttachment[];
  readonly logSessionId: string | null;
  readonly lastSteps: string[];
  readonly helpdeskId: string | null;
  readonly helpdeskUrl: string | null;
  readonly helpdeskTimestamp: string | null;
}

const conversationOf = (db: Queryable, id: number): Promise<TicketView['conversations']> =>
  db.query(sql`
    select m.id, m.body, m.creation_timestamp, m.creation_user_id is not distinct from k.creation_user_id as is_author,
      case when u.id is not null then ${personJson(sql`u`, sql`e`)}
        when m.author_name is not null
        then jsonb_build_object('id', null, 'name', m.author_name, 'email', null, 'entity', null) end as creation_user,
      ${attachmentsOf('TICKET_MESSAGE', sql`m.id`)} as attachments
    from ticket_message m join ticket k on k.id = m.ticket_id
      left join app_user u on u.id = m.creation_user_id left join entity e on e.id = u.entity_id
    where m.ticket_id = ${id} order by m.creation_timestamp, m.id`);

/** A ticket with everything that this caller may know of it. */
async function ticketView(db: Queryable, id: number, caller: SignedInCaller): Promise<TicketView> {
  const { actor } = caller;
  const found = await getOne<Around>(
    db,
    sql`select ${ticketColumns}, k.version, k.current_url, k.log_session_id, k.last_steps, k.helpdesk_id, k.helpdesk_url,
        k.helpdesk_timestamp, ${attachmentsOf('TICKET', sql`k.id`)} as attachments
      from ticket k ${ticketJoins(actor.id)} where k.id = ${id}`,
  );
  const { logSessionId, lastSteps, helpdeskId, helpdeskUrl, ...ticket } = found;
  return {
    ...ticket,
    attachments: [...ticket.attachments],
    conversations: await conversationOf(db, id),
    trace: seesAllTickets(actor) ? { logSessionId, lastSteps } : null,
    helpdeskUrl: actor.isOperator ? helpdeskUrl : null,
    operations: ticketOperationsOf({ status: ticket.status, isInHelpdesk: helpdeskId !== null }, actor),
  };
}

export const getTicketHandler = handleRead(getTicket, async ({ db, params, caller }) => {
  const { id } = await getRecord(db, tickets, params.id, caller);
  await db.query(markRead(id, caller.actor.id));
  return ticketView(db, id, caller);
});

export const getTicketAttachmentHandler = handleRead(
  getTicketAttachment,
  async ({ db, params, caller, noteRead }) => {
    const { id } = await getRecord(db, tickets, params.id, caller);
    const found = await findOne<TicketAttachment & { bytes: Uint8Array }>(
      db,
      sql`select d.id, d.title, d.filename, d.type, d.size, c.bytes from document d join file_content c using (sha256)
        where d.id = ${params.attachmentId} and ((d.document_type = 'TICKET' and d.document_type_id = ${id})
          or (d.document_type = 'TICKET_MESSAGE'
            and d.document_type_id in (select m.id from ticket_message m where m.ticket_id = ${id})))`,
    );
    if (!found) throw notFound();
    noteRead({ objectId: found.id, details: { ticketId: id } });
    const { bytes, ...about } = found;
    return { ...about, contents: toBase64(bytes) };
  },
);
