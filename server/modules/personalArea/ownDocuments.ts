import sql, { join, type Sql } from 'sql-template-tag';
import { ALL_DOCUMENT_TYPES } from '../../../resources/document/types.ts';
import { toPage } from '../../../resources/kit/calls/paging.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import { ownDocuments } from '../../../resources/personalArea/calls.ts';
import { likeText } from '../../crud/where.ts';
import { handleRead } from '../../http/handle.ts';
import { isVisibleTo } from '../document/access.ts';
import { documentColumns, type DocumentRow } from '../document/find.ts';

export const ownDocumentsHandler = handleRead(ownDocuments, async ({ db, query, caller, noteRead }) => {
  const { universalSearch = '', sortDirection, currentPage = 0, itemsPerPage = 10 } = query;
  const { id } = caller.actor;
  // Having uploaded a file gives no lasting right to it: the user must still see the record that it belongs to.
  const seen = ALL_DOCUMENT_TYPES.map(
    (type) => sql`(d.document_type = ${type} and ${isVisibleTo(caller, type, sql`d.document_type_id`)})`,
  );
  const words: Sql[] = foldText(universalSearch)
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => sql`d.search_text like ${`%${likeText(word)}%`}`);
  const conditions = [
    sql`(d.creation_user_id = ${id} or (d.document_type = 'USER' and d.document_type_id = ${id}))`,
    sql`(${join(seen, ' or ')})`,
    ...words,
  ];
  const way = sortDirection === 'ASC' ? sql`asc` : sql`desc`;
  const rows = await db.query<DocumentRow & { total: number }>(sql`
    select count(*) over ()::int as total, ${documentColumns}
    from document d left join app_user u on u.id = d.creation_user_id
    where ${join(conditions, ' and ')}
    order by d.creation_timestamp ${way}, d.id ${way} limit ${itemsPerPage} offset ${itemsPerPage * currentPage}`);
  noteRead({ details: { own: true } });
  return toPage(rows, { currentPage, itemsPerPage });
});
