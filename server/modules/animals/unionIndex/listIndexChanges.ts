import sql from 'sql-template-tag';
import { INDEX_PAGE, listIndexChanges } from '../../../../resources/animals/unionIndex/calls.ts';
import type { IndexChange } from '../../../../resources/animals/unionIndex/index.ts';
import { handleRead } from '../../../http/handle.ts';

interface Row {
  readonly transaction: string;
  readonly id: number;
  readonly transponder: string;
  readonly change: IndexChange;
  readonly day: string;
}

/** The changes after a place, of transactions before which none is open: a later answer puts none between them. */
export const listIndexChangesHandler = handleRead(listIndexChanges, async ({ db, query }) => {
  const since = query.since ?? '0-0';
  const [transaction, id] = since.split('-');
  const rows = await db.query<Row>(sql`
    select transaction::text as transaction, id, transponder, change, day from index_change
    where (transaction, id) > (${transaction}::text::xid8, ${id}::bigint)
      and transaction < pg_snapshot_xmin(pg_current_snapshot())
    order by transaction, id limit ${INDEX_PAGE + 1}`);
  const page = rows.slice(0, INDEX_PAGE);
  const last = page.at(-1);
  return {
    changes: page.map(({ transponder, change, day }) => ({ transponder, change, day })),
    next: last ? `${last.transaction}-${last.id}` : since,
    hasMore: rows.length > INDEX_PAGE,
  };
});
