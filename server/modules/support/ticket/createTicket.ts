import sql from 'sql-template-tag';
import { createTicket, type TicketRow } from '../../../../resources/support/ticket/calls.ts';
import { TICKET_CATEGORIES } from '../../../../resources/support/ticket/schema.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import type { BodyOf } from '../../../../resources/kit/call.ts';
import type { SignedInCaller } from '../../../context.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import type { PreparedFile } from '../../../files/prepare.ts';
import { handleWrite } from '../../../http/handle.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import { prepareAttachments, saveAttachments } from './attachments.ts';
import { seesProcess } from './processes.ts';
import { enqueueTicketExport, notifyNewTicket } from './notifications.ts';
import { markRead, ticketColumns, ticketJoins, tickets } from './ticketRow.ts';

const isCategory = (word: string): boolean => (TICKET_CATEGORIES as readonly string[]).includes(word);

type Body = BodyOf<typeof createTicket>;

/** Returns the fault where a ticket belongs to a process that the requester cannot see; it may belong to none. */
async function processFault(tx: Tx, caller: SignedInCaller, body: Body): Promise<FieldError | null> {
  const { processType = null, processId = null } = body;
  if (processType === null && processId === null) return null;
  if (processType === null) return { property: 'processType', error: 'MISSING_PROCESS_TYPE' };
  if (processId === null) return { property: 'processId', error: 'MISSING_PROCESS_ID' };
  const sees = sql`select ${seesProcess(caller, processType, sql`${processId}::bigint`)} as sees`;
  return (await getOne<{ sees: boolean }>(tx, sees)).sees
    ? null
    : { property: 'processId', error: 'INVALID_PROCESS_ID' };
}

export const createTicketHandler = handleWrite<typeof createTicket, PreparedFile[]>(
  createTicket,
  async (context) => {
    const { tx, body, caller, prepared, fail } = context;
    const { actor } = caller;
    if (actor.email.trim() === '') fail('USER_HAS_NO_EMAIL');
    const faults: FieldError[] = [];
    // The word of another category would say two things at once.
    if (body.subject !== body.category && isCategory(body.subject))
      faults.push({ property: 'subject', error: 'INVALID_SUBJECT' });
    const fault = await processFault(tx, caller, body);
    if (fault) faults.push(fault);
    if (faults.length > 0) throw formError(faults);
    const values = {
      category: body.category,
      subject: body.subject,
      description: body.description,
      processType: body.processType ?? null,
      processId: body.processId ?? null,
      creationUserId: actor.id,
      creationEntityId: actor.entity?.id ?? null,
    };
    const columns = {
      currentUrl: body.currentUrl || null,
      logSessionId: body.logSessionId ?? null,
      lastSteps: body.lastSteps ?? [],
    };
    const action = { action: 'CREATE', details: { category: body.category } } as const;
    const { id } = await insertRecord(context, tickets, values, action, { columns });
    await saveAttachments(tx, caller, 'TICKET', id, prepared);
    await tx.query(markRead(id, actor.id));
    await notifyNewTicket(context, { id, subject: body.subject });
    enqueueTicketExport(context, { ticketId: id });
    return getOne<TicketRow>(
      tx,
      sql`select ${ticketColumns} from ticket k ${ticketJoins(actor.id)} where k.id = ${id}`,
    );
  },
  (call) => prepareAttachments(call, call.body.attachments),
);
