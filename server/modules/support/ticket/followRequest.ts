import sql from 'sql-template-tag';
import type { TicketCategory } from '../../../../resources/support/ticket/schema.ts';
import type { RequestFollower, RequestStep } from '../../common/request/follower.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { commentProcess } from './commentProcess.ts';
import { tickets } from './ticketRow.ts';

/** The categories of tickets about requests of a type, where it is not that of data which is wrong. */
const CATEGORIES: Readonly<Record<string, TicketCategory>> = { ANIMAL_TRANSFER: 'CHANGE_OWNER' };

/** The status of a ticket whose request is closed. */
const ENDED = 'RESOLVED';

/** Writes a request for documents into the request's ticket, where its requester can answer. */
async function ask(write: Write, { module, request, words }: RequestStep): Promise<void> {
  const { processType } = module.request;
  const named: unknown = (request as unknown as Readonly<Record<string, unknown>>)[module.title];
  const category = CATEGORIES[processType];
  const process = { type: processType, id: request.id, subject: String(named ?? request.id) };
  await commentProcess(write, { ...process, ...(category && { category }) }, words ?? '');
}

/** A request that is closed waits for no answer: the tickets in which it was asked for more have ended. */
async function end(write: Write, { module, request }: RequestStep): Promise<void> {
  const asked = await write.tx.query<{ id: number }>(sql`
    select id from ticket where process_type = ${module.request.processType} and process_id = ${request.id}
      and creation_entity_id is distinct from ${request.creationEntityId}
      and helpdesk_id is null and status not in ('CLOSED', 'RESOLVED') order by id`);
  for (const { id } of asked) {
    const ticket = await findRecord(write.tx, tickets, sql`t.id = ${id}`, { lock: true });
    if (!ticket) continue;
    const details = { from: ticket.status, to: ENDED };
    await saveRecord(write, tickets, ticket, { status: ENDED }, { action: 'UPDATE', details });
  }
}

/**
 * A request for documents becomes a ticket, where an entity asked: persons without one read what is missing on the page
 * of their request.
 */
export const ticketFollower: RequestFollower = {
  async onStep(write, step) {
    const { request, event, words } = step;
    if (request.creationEntityId === null) return;
    if (event === 'MORE_INFORMATION_NEEDED' && words) await ask(write, step);
    if (request.closed) await end(write, step);
  },
};
