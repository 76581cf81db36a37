import sql from 'sql-template-tag';
import { plainStatus, respondedStatus } from '../../resources/ticket/schema.ts';
import { getOne, type Tx } from '../db/db.ts';
import type { HelpdeskView } from './helpdesk.ts';

/** What came of taking a ticket over as the helpdesk has it. */
export interface TakenOver {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly lastUpdateTimestamp: string;
  readonly newMessages: number;
}

/** How the ticket stands here, once the helpdesk has spoken. Open there says less than what is known here. */
function statusHere(status: string, there: HelpdeskView['status'], productToken: string): string {
  if (there === 'RESPONDED') return respondedStatus(productToken);
  if (there === 'OPEN' && ['OPEN', 'PENDING', 'RESPONDED'].includes(plainStatus(status))) return status;
  return there;
}

/** Takes over what the helpdesk says of a ticket: each answer once, its status, where it is to be found. */
export async function takeOver(
  tx: Tx,
  ticketId: number,
  { url, status, answers }: HelpdeskView,
  productToken: string,
): Promise<TakenOver> {
  const before = await getOne<{ status: string }>(
    tx,
    sql`select status from ticket where id = ${ticketId} for update`,
  );
  let newMessages = 0;
  for (const { id, body, authorName, date } of answers) {
    const taken = await tx.query(sql`
      insert into ticket_message (ticket_id, body, author_name, creation_timestamp, helpdesk_id, is_handed_over)
      values (${ticketId}, ${body}, ${authorName}, ${date}, ${id}, true)
      on conflict (ticket_id, helpdesk_id) where helpdesk_id is not null do nothing returning id`);
    newMessages += taken.length;
  }
  const next = statusHere(before.status, status, productToken);
  const isChanged = newMessages > 0 || next !== before.status;
  const ticket = await getOne<Omit<TakenOver, 'newMessages'>>(
    tx,
    sql`update ticket set status = ${next}, helpdesk_url = ${url}, helpdesk_timestamp = now(),
        version = version + ${isChanged ? 1 : 0},
        last_update_timestamp = case when ${isChanged} then clock_timestamp() else last_update_timestamp end
      where id = ${ticketId} returning id, version, status, last_update_timestamp`,
  );
  return { ...ticket, newMessages };
}
