import sql from 'sql-template-tag';
import { createTicket, type TicketRow } from '../../../resources/ticket/calls.ts';
import { TICKET_CATEGORIES } from '../../../resources/ticket/schema.ts';
import type { FieldError } from '../../../resources/kit/codes.ts';
import type { BodyOf } from '../../../resources/kit/call.ts';
import type { SignedInCaller } from '../../context.ts';
import { getOne, type Tx } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { formError } from '../../errors.ts';
import type { PreparedFile } from '../../files/prepare.ts';
import { handleWrite } from '../../http/handle.ts';
import { prepareAttachments, saveAttachments } from './attachments.ts';
import { isKept, seesProcess } from './processes.ts';
import { handOver, tellOfTicket } from './tell.ts';
import { markRead, ticketColumns, ticketJoins } from './ticketRow.ts';

const isCategory = (word: string): boolean => (TICKET_CATEGORIES as readonly string[]).includes(word);

type Body = BodyOf<typeof createTicket>;

/** A ticket hangs on a process that whoever asks can see, or on none. */
async function processFault(tx: Tx, caller: SignedInCaller, body: Body): Promise<FieldError | null> {
  const { processType = null, processId = null } = body;
  if (processType === null && processId === null) return null;
  if (processType === null) return { property: 'processType', error: 'MISSING_PROCESS_TYPE' };
  if (processId === null) return { property: 'processId', error: 'MISSING_PROCESS_ID' };
  const sees = sql`select ${seesProcess(caller, processType, sql`${processId}::bigint`)} as sees`;
  const found = isKept(processType) && (await getOne<{ sees: boolean }>(tx, sees)).sees;
  return found ? null : { property: 'processId', error: 'INVALID_PROCESS_ID' };
}

export const createTicketHandler = handleWrite<typeof createTicket, PreparedFile[]>(
  createTicket,
  async (context) => {
    const { tx, body, caller, prepared, fail, audit } = context;
    const { actor } = caller;
    if (actor.email.trim() === '') fail('USER_HAS_NO_EMAIL');
    const faults: FieldError[] = [];
    // The word of another category would say two things at once.
    if (body.subject !== body.category && isCategory(body.subject))
      faults.push({ property: 'subject', error: 'INVALID_SUBJECT' });
    const fault = await processFault(tx, caller, body);
    if (fault) faults.push(fault);
    if (faults.length > 0) throw formError(faults);
    const { id } = await getOne<{ id: number }>(
      tx,
      sql`insert into ticket (category, subject, description, current_url, log_session_id, last_steps, process_type,
          process_id, creation_user_id, creation_entity_id)
        values (${body.category}, ${body.subject}, ${body.description}, ${body.currentUrl || null},
          ${body.logSessionId ?? null}, ${json(body.lastSteps ?? [])}, ${body.processType ?? null},
          ${body.processId ?? null}, ${actor.id}, ${actor.entity?.id ?? null})
        returning id`,
    );
    await saveAttachments(tx, caller, 'TICKET', id, prepared);
    await tx.query(markRead(id, actor.id));
    await tellOfTicket(context, { id, subject: body.subject });
    handOver(context, { ticketId: id });
    audit({ action: 'CREATE', objectType: 'ticket', objectId: id, details: { category: body.category } });
    return getOne<TicketRow>(
      tx,
      sql`select ${ticketColumns} from ticket k ${ticketJoins(actor.id)} where k.id = ${id}`,
    );
  },
  (call) => prepareAttachments(call, call.body.attachments),
);
