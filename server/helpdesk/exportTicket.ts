import sql from 'sql-template-tag';
import { findOne, getOne, type Queryable } from '../db/db.ts';
import type { Helpdesk, HelpdeskFile } from './helpdesk.ts';

/** Seconds for which one process may export a ticket; longer than the upload of its files takes. */
const LEASE_S = 180;

/** The error when another process is exporting the ticket at this moment. */
export class TicketExportInProgress extends Error {
  override name = 'TicketExportInProgress';
}

interface StoredTicket {
  readonly subject: string;
  readonly description: string;
  readonly currentUrl: string | null;
  readonly logSessionId: string | null;
  readonly lastSteps: readonly string[];
  readonly helpdeskId: string | null;
  readonly name: string;
  readonly email: string;
  readonly entity: string | null;
}

interface StoredMessage {
  readonly id: number;
  readonly body: string;
  readonly name: string;
}

const filesOf = (db: Queryable, type: 'TICKET' | 'TICKET_MESSAGE', id: number): Promise<HelpdeskFile[]> =>
  db.query<HelpdeskFile>(sql`
    select d.filename, d.type, c.bytes from document d join file_content c using (sha256)
    where d.document_type = ${type} and d.document_type_id = ${id} order by d.id`);

/** Returns the description of a ticket, followed by its technical details. */
const wordsOf = ({ description, entity, currentUrl, logSessionId, lastSteps }: StoredTicket): string =>
  [description, '', entity, currentUrl, logSessionId, ...lastSteps]
    .filter((line) => line !== null)
    .join('\n');

async function putTicket(db: Queryable, helpdesk: Helpdesk, ticketId: number): Promise<string> {
  const ticket = await getOne<StoredTicket>(
    db,
    sql`select k.subject, k.description, k.current_url, k.log_session_id, k.last_steps, k.helpdesk_id,
        u.name, u.email, e.name as entity
      from ticket k join app_user u on u.id = k.creation_user_id left join entity e on e.id = k.creation_entity_id
      where k.id = ${ticketId}`,
  );
  if (ticket.helpdeskId !== null) return ticket.helpdeskId;
  const id = await helpdesk.putTicket({
    key: `coleira-ticket-${ticketId}`,
    subject: ticket.subject,
    body: wordsOf(ticket),
    requester: { name: ticket.name, email: ticket.email },
    files: await filesOf(db, 'TICKET', ticketId),
  });
  await db.query(sql`update ticket set helpdesk_id = ${id} where id = ${ticketId}`);
  return id;
}

/**
 * Exports to the helpdesk what it does not have yet: the ticket, then its messages in order. An export that was sent
 * but not recorded here is found there by its key and not repeated.
 * @returns the ticket's number in the helpdesk
 * @throws TicketExportInProgress when another process is exporting it; HelpdeskError when the helpdesk refuses it
 */
export async function exportTicket(db: Queryable, helpdesk: Helpdesk, ticketId: number): Promise<string> {
  const leased = await findOne(
    db,
    sql`update ticket set helpdesk_lease = now() + ${LEASE_S} * interval '1 second'
      where id = ${ticketId} and coalesce(helpdesk_lease, now()) <= now() returning id`,
  );
  if (!leased) throw new TicketExportInProgress(`ticket ${ticketId} is being exported`);
  try {
    const helpdeskId = await putTicket(db, helpdesk, ticketId);
    const messages = await db.query<StoredMessage>(sql`
      select m.id, m.body, u.name from ticket_message m join app_user u on u.id = m.creation_user_id
      where m.ticket_id = ${ticketId} and not m.is_exported order by m.id`);
    for (const { id, body, name } of messages) {
      const files = await filesOf(db, 'TICKET_MESSAGE', id);
      await helpdesk.putMessage(helpdeskId, { key: `coleira-message-${id}`, body, authorName: name, files });
      await db.query(sql`update ticket_message set is_exported = true where id = ${id}`);
    }
    return helpdeskId;
  } finally {
    await db.query(sql`update ticket set helpdesk_lease = null where id = ${ticketId}`);
  }
}
