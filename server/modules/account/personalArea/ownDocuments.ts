import sql, { join } from 'sql-template-tag';
import { ALL_DOCUMENT_TYPES } from '../../../../resources/common/document/types.ts';
import { ownDocuments } from '../../../../resources/account/personalArea/calls.ts';
import { directionOf, queryPage } from '../../../crud/queryPage.ts';
import { hasWords } from '../../../crud/where.ts';
import { handleRead } from '../../../http/handle.ts';
import { isVisibleTo } from '../../common/document/access.ts';
import { documentColumns, type DocumentRow } from '../../common/document/find.ts';

export const ownDocumentsHandler = handleRead(ownDocuments, async ({ db, query, caller, noteRead }) => {
  const { id } = caller.actor;
  // Having uploaded a file gives no lasting right to it: the user must still see the record that it belongs to.
  const seen = ALL_DOCUMENT_TYPES.map(
    (type) => sql`(d.document_type = ${type} and ${isVisibleTo(caller, type, sql`d.document_type_id`)})`,
  );
  const way = directionOf(query);
  noteRead({ details: { own: true } });
  return queryPage<DocumentRow>(db, query, {
    select: documentColumns,
    from: sql`document d left join app_user u on u.id = d.creation_user_id`,
    where: sql`(d.creation_user_id = ${id} or (d.document_type = 'USER' and d.document_type_id = ${id}))
          and (${join(seen, ' or ')}) and ${hasWords(sql`d.search_text`, query.universalSearch ?? '')}`,
    order: sql`d.creation_timestamp ${way}, d.id ${way}`,
  });
});
