import sql from 'sql-template-tag';
import { plainStatus, respondedStatus } from '../../resources/support/ticket/schema.ts';
import type { Tx } from '../db/db.ts';
import type { HelpdeskView } from './helpdesk.ts';

/** The result of an import. */
export type ImportedTicket = {
  /** The status of the ticket in the register. */
  readonly status: string;
  readonly newMessages: number;
};

/** Returns the status in the register for a status in the helpdesk, whose OPEN is less specific. */
function localStatus(status: string, there: HelpdeskView['status'], productToken: string): string {
  if (there === 'RESPONDED') return respondedStatus(productToken);
  if (there === 'OPEN' && ['OPEN', 'PENDING', 'RESPONDED'].includes(plainStatus(status))) return status;
  return there;
}

/** Imports the answers (each once), the address and the status of a ticket from the helpdesk. */
export async function importTicket(
  tx: Tx,
  ticket: { readonly id: number; readonly status: string },
  { url, status, answers }: HelpdeskView,
  productToken: string,
): Promise<ImportedTicket> {
  let newMessages = 0;
  for (const { id, body, authorName, date } of answers) {
    const taken = await tx.query(sql`
      insert into ticket_message (ticket_id, body, author_name, creation_timestamp, helpdesk_id, is_exported)
      values (${ticket.id}, ${body}, ${authorName}, ${date}, ${id}, true)
      on conflict (ticket_id, helpdesk_id) where helpdesk_id is not null do nothing returning id`);
    newMessages += taken.length;
  }
  await tx.query(
    sql`update ticket set helpdesk_url = ${url}, helpdesk_timestamp = now() where id = ${ticket.id}`,
  );
  return { status: localStatus(ticket.status, status, productToken), newMessages };
}
