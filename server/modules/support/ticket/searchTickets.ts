import sql, { join, type Sql } from 'sql-template-tag';
import { asPage } from '../../../../resources/kit/calls/paging.ts';
import { processTickets, searchTickets, type TicketRow } from '../../../../resources/support/ticket/calls.ts';
import { totalOf } from '../../../crud/total.ts';
import { getOne } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { seesProcess } from './processes.ts';
import { ticketScope } from './scope.ts';
import { isNew, storedStatuses, ticketColumns, ticketJoins } from './ticketRow.ts';

export const searchTicketsHandler = handleRead(
  searchTickets,
  async ({ db, query, caller, services, request }) => {
    const { actor } = caller;
    const {
      currentPage = 0,
      itemsPerPage = 10,
      sortProperty,
      sortDirection,
      isRead,
      status,
      category,
    } = query;
    const conditions: Sql[] = [ticketScope(caller)];
    if (isRead !== undefined) conditions.push(isRead === 'true' ? sql`not ${isNew}` : isNew);
    if (status) {
      const stored = storedStatuses(status, services.settings.productToken);
      conditions.push(sql`k.status = any(${stored}::text[])`);
    }
    if (category) conditions.push(sql`k.category = any(${category}::text[])`);
    const where = join(conditions, ' and ');
    const from = sql`ticket k left join ticket_read r on r.ticket_id = k.id and r.user_id = ${actor.id}`;
    const total = await totalOf(db, from, where);
    // The automatic count of tickets with news reads no personal data.
    const isCount = request.headers['x-poll'] === 'true' && itemsPerPage === 1;
    const way = sortDirection === 'ASC' ? sql`asc` : sql`desc`;
    const order =
      sortProperty === 'creationTimestamp' ? sql`k.creation_timestamp` : sql`k.last_update_timestamp`;
    const content = isCount
      ? []
      : await db.query<TicketRow>(sql`
          select ${ticketColumns} from ticket k ${ticketJoins(actor.id)} where ${where}
          order by ${order} ${way}, k.id ${way} limit ${itemsPerPage} offset ${itemsPerPage * currentPage}`);
    return { ...asPage(content, total.totalItems, { currentPage, itemsPerPage }), ...total };
  },
);

export const processTicketsHandler = handleRead(processTickets, async ({ db, params, caller, noteRead }) => {
  const { processType, id } = params;
  const { sees } = await getOne<{ sees: boolean }>(
    db,
    sql`select ${seesProcess(caller, processType, sql`${id}::bigint`)} as sees`,
  );
  if (!sees) throw notFound();
  noteRead({ objectId: null, details: { processType, id } });
  return db.query<TicketRow>(sql`
    select ${ticketColumns} from ticket k ${ticketJoins(caller.actor.id)}
    where k.process_type = ${processType} and k.process_id = ${id}
    order by k.last_update_timestamp desc, k.id desc limit 100`);
});
