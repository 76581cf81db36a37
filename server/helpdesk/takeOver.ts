import sql from 'sql-template-tag';
import { plainStatus, respondedStatus } from '../../resources/ticket/schema.ts';
import type { Tx } from '../db/db.ts';
import type { HelpdeskView } from './helpdesk.ts';

/** What the helpdesk says of a ticket. */
export type TakenOver = {
  /** How the ticket stands here now. */
  readonly status: string;
  readonly newMessages: number;
};

/** How the ticket stands here, once the helpdesk has spoken. Open there says less than what is known here. */
function statusHere(status: string, there: HelpdeskView['status'], productToken: string): string {
  if (there === 'RESPONDED') return respondedStatus(productToken);
  if (there === 'OPEN' && ['OPEN', 'PENDING', 'RESPONDED'].includes(plainStatus(status))) return status;
  return there;
}

/** Takes over what the helpdesk says of a ticket: each answer once, and where it is to be found. Its status is answered. */
export async function takeOver(
  tx: Tx,
  ticket: { readonly id: number; readonly status: string },
  { url, status, answers }: HelpdeskView,
  productToken: string,
): Promise<TakenOver> {
  let newMessages = 0;
  for (const { id, body, authorName, date } of answers) {
    const taken = await tx.query(sql`
      insert into ticket_message (ticket_id, body, author_name, creation_timestamp, helpdesk_id, is_handed_over)
      values (${ticket.id}, ${body}, ${authorName}, ${date}, ${id}, true)
      on conflict (ticket_id, helpdesk_id) where helpdesk_id is not null do nothing returning id`);
    newMessages += taken.length;
  }
  await tx.query(
    sql`update ticket set helpdesk_url = ${url}, helpdesk_timestamp = now() where id = ${ticket.id}`,
  );
  return { status: statusHere(ticket.status, status, productToken), newMessages };
}
