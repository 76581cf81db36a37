import sql from 'sql-template-tag';
import type { TicketProcess } from '../../../../resources/support/ticket/processes.ts';
import { SUBJECT_MAX, type TicketCategory } from '../../../../resources/support/ticket/schema.ts';
import { findOne, getOne } from '../../../db/db.ts';
import { findRecord } from '../../../write/records.ts';
import { insertRecord, saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { enqueueTicketExport, notifyNewMessage, notifyNewTicket } from './notifications.ts';
import { markRead, tickets } from './ticketRow.ts';

/** The process that a comment is about. */
interface CommentedProcess {
  readonly type: TicketProcess;
  readonly id: number;
  /** The subject of a ticket that the comment opens. */
  readonly subject: string;
  /** Its category; that of wrong data by default. */
  readonly category?: TicketCategory;
}

/**
 * Writes a comment in the open ticket of a process; the first one opens that ticket. The caller has checked that the
 * process may be seen.
 * @returns the id of the ticket
 */
export async function commentProcess(
  write: Write,
  { type, id, subject, category = 'ANIMAL_OWNER_ERRORS' }: CommentedProcess,
  comment: string,
): Promise<number> {
  const { tx, caller } = write;
  const open = await findOne<{ id: number }>(
    tx,
    sql`select id from ticket where process_type = ${type} and process_id = ${id} and status not in ('CLOSED', 'RESOLVED')
      order by id desc limit 1`,
  );
  const ticket = open && (await findRecord(tx, tickets, sql`t.id = ${open.id}`, { lock: true }));
  if (!ticket) {
    const values = {
      category,
      subject: subject.slice(0, SUBJECT_MAX),
      description: comment,
      processType: type,
      processId: id,
      creationUserId: caller.actor.id,
      creationEntityId: caller.actor.entity?.id ?? null,
    };
    const made = await insertRecord(write, tickets, values);
    await tx.query(markRead(made.id, caller.actor.id));
    await notifyNewTicket(write, made);
    enqueueTicketExport(write, { ticketId: made.id });
    return made.id;
  }
  const message = await getOne<{ id: number }>(
    tx,
    sql`insert into ticket_message (ticket_id, body, creation_user_id, creation_timestamp)
      values (${ticket.id}, ${comment}, ${caller.actor.id}, clock_timestamp()) returning id`,
  );
  await saveRecord(write, tickets, ticket, {}, { action: 'REPLY', details: { message: message.id } });
  await tx.query(markRead(ticket.id, caller.actor.id));
  await notifyNewMessage(write, ticket);
  enqueueTicketExport(write, { ticketId: ticket.id });
  return ticket.id;
}
