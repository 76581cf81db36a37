import sql, { empty } from 'sql-template-tag';
import { toPage } from '../../../../resources/kit/calls/paging.ts';
import { searchNotifications } from '../../../../resources/common/notification/calls.ts';
import { handleRead } from '../../../http/handle.ts';

interface Row {
  readonly total: number;
  readonly id: number;
  readonly type: string;
  readonly date: string;
  readonly objectId: string | null;
  readonly additionalInfo: Record<string, unknown>;
  readonly readTimestamp: string | null;
}

export const searchNotificationsHandler = handleRead(searchNotifications, async ({ db, caller, query }) => {
  const { currentPage = 0, itemsPerPage = 10, sortDirection, unread } = query;
  const way = sortDirection === 'ASC' ? sql`asc` : sql`desc`;
  const narrowed =
    unread === undefined
      ? empty
      : unread === 'true'
        ? sql` and read_timestamp is null`
        : sql` and read_timestamp is not null`;
  const mine = sql`user_id = ${caller.actor.id}${narrowed}`;
  const rows = await db.query<Row>(sql`
    select (select count(*)::int from notification where ${mine}) as total,
      id, type, date, object_id, additional_info, read_timestamp
    from notification where ${mine}
    order by date ${way}, id ${way} limit ${itemsPerPage} offset ${itemsPerPage * currentPage}`);
  return toPage(rows, { currentPage, itemsPerPage });
});
