import { syncTicket } from '../../../../resources/support/ticket/calls.ts';
import type { Services, SignedInCaller } from '../../../context.ts';
import { conflict } from '../../../errors.ts';
import { TicketExportInProgress, exportTicket } from '../../../helpdesk/exportTicket.ts';
import { HelpdeskError, type HelpdeskView } from '../../../helpdesk/helpdesk.ts';
import { importTicket } from '../../../helpdesk/importTicket.ts';
import { openHelpdesk } from '../../../helpdesk/zendesk.ts';
import { handleWrite } from '../../../http/handle.ts';
import { notify } from '../../common/notification/notify.ts';
import { getRecord, lockRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { markRead, statusOf, tickets } from './ticketRow.ts';

/** Exports what the helpdesk does not have, and reads its answers; no transaction is open meanwhile. */
async function ask(
  { db, settings, log }: Services,
  id: number,
  caller: SignedInCaller,
): Promise<HelpdeskView> {
  const ticket = await getRecord(db, tickets, id, caller);
  if (!settings.helpdesk) throw conflict('HELPDESK_NOT_CONFIGURED');
  const helpdesk = openHelpdesk(settings.helpdesk);
  try {
    return await helpdesk.getTicket(await exportTicket(db, helpdesk, ticket.id));
  } catch (error) {
    if (!(error instanceof HelpdeskError || error instanceof TicketExportInProgress)) throw error;
    log.warn(`ticket ${id}: ${error.message}`);
    throw conflict('ERROR_SINCHRONIZE');
  }
}

export const syncTicketHandler = handleWrite<typeof syncTicket, HelpdeskView>(
  syncTicket,
  async (context) => {
    const { tx, params, caller, prepared, services, audit } = context;
    const ticket = await lockRecord(context, tickets, params.id);
    const details = await importTicket(tx, ticket, prepared, services.settings.productToken);
    const { status, newMessages } = details;
    const isChanged = newMessages > 0 || status !== ticket.status;
    const synced = isChanged
      ? await saveRecord(context, tickets, ticket, { status }, { action: 'SYNC', details })
      : ticket;
    if (!isChanged) audit({ action: 'SYNC', objectType: 'ticket', objectId: ticket.id, details });
    await tx.query(markRead(ticket.id, caller.actor.id));
    if (newMessages > 0) {
      await notify(context, {
        userIds: [ticket.creationUserId],
        type: 'TICKET_MESSAGE',
        objectId: ticket.id,
        additionalInfo: { subject: ticket.subject },
      });
    }
    return { ...statusOf(synced), newMessages };
  },
  ({ params, caller, services }) => ask(services, params.id, caller),
);
