import sql from 'sql-template-tag';
import { HELPDESK_JOB, type HelpdeskJob } from '../../../helpdesk/job.ts';
import type { Write } from '../../../write/openWrite.ts';
import { notify } from '../../common/notification/notify.ts';
import type { StoredTicket } from './ticketRow.ts';

type TicketSubject = Pick<StoredTicket, 'id' | 'subject'>;

/** Everybody who handles tickets, whichever entity they work for. */
async function supportIds({ tx }: Pick<Write, 'tx'>): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select u.id from app_user u join role r on r.id = u.role_id
    where u.status = 'ACTIVE' and 'MANAGE_TICKETS' = any(r.permissions)`);
  return rows.map(({ id }) => id);
}

/** Notifies support of a new ticket. */
export async function notifyNewTicket(write: Write, { id, subject }: TicketSubject): Promise<void> {
  const additionalInfo = { subject };
  await notify(write, { userIds: await supportIds(write), type: 'NEW_TICKET', objectId: id, additionalInfo });
}

/** Notifies of a new message: support if the requester wrote it, otherwise the requester. */
export async function notifyNewMessage(
  write: Write,
  ticket: TicketSubject & Pick<StoredTicket, 'creationUserId'>,
): Promise<void> {
  const isAuthor = write.caller.actor.id === ticket.creationUserId;
  const userIds = isAuthor ? await supportIds(write) : [ticket.creationUserId];
  const additionalInfo = { subject: ticket.subject };
  await notify(write, { userIds, type: 'TICKET_MESSAGE', objectId: ticket.id, additionalInfo });
}

/** Hands what is new to the helpdesk once it is committed, where there is one. */
export function enqueueTicketExport(
  { services, enqueue }: Pick<Write, 'services' | 'enqueue'>,
  job: HelpdeskJob,
): void {
  if (services.settings.helpdesk) enqueue(HELPDESK_JOB, job);
}
