import sql, { join, type Sql } from 'sql-template-tag';
import { documentContent, getDocument, searchDocuments } from '../../../resources/document/calls.ts';
import { toPage } from '../../../resources/kit/paging.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import { likeText } from '../../crud/where.ts';
import { Refusal } from '../../errors.ts';
import { fileHeaders } from '../../files/answer.ts';
import { readDocument } from '../../files/store.ts';
import { handleRead } from '../../http/handle.ts';
import { inSight } from './access.ts';
import { documentColumns, documentInSight, type DocumentRow } from './find.ts';

export const searchDocumentsHandler = handleRead(searchDocuments, async ({ db, query, caller, services }) => {
  const { documentType, documentTypeId, ownerAnimalTransponder, universalSearch, sortDirection } = query;
  const { currentPage = 0, itemsPerPage = 10 } = query;
  const conditions: Sql[] = [
    sql`d.document_type = ${documentType}`,
    inSight(caller, documentType, sql`d.document_type_id`),
  ];
  if (documentTypeId !== undefined) conditions.push(sql`d.document_type_id = ${documentTypeId}`);
  if (ownerAnimalTransponder) {
    conditions.push(
      sql`d.document_type_id = (select a.owner_id from animal a where a.transponder = ${ownerAnimalTransponder})`,
    );
  }
  for (const word of foldText(universalSearch ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)) {
    conditions.push(sql`d.search_text like ${`%${likeText(word)}%`}`);
  }
  const way = sortDirection === 'ASC' ? sql`asc` : sql`desc`;
  const rows = await db.query<DocumentRow & { total: number }>(sql`
    select count(*) over ()::int as total, ${documentColumns}
    from document d left join app_user u on u.id = d.creation_user_id
    where ${join(conditions, ' and ')}
    order by d.creation_timestamp ${way}, d.id ${way} limit ${itemsPerPage} offset ${itemsPerPage * currentPage}`);
  await services.audit.record(caller, {
    action: 'SEARCH',
    objectType: 'document',
    details: { documentType, documentTypeId: documentTypeId ?? null },
  });
  return toPage(rows, { currentPage, itemsPerPage });
});

export const getDocumentHandler = handleRead(getDocument, async ({ db, params, caller, services }) => {
  const row = await documentInSight(db, params.id, caller);
  const stored = await readDocument(db, params.id);
  if (!stored) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
  await services.audit.record(caller, { action: 'READ', objectType: 'document', objectId: params.id });
  return { ...row, contents: Buffer.from(stored.bytes).toString('base64') };
});

export const documentContentHandler = handleRead(
  documentContent,
  async ({ db, params, query, caller, services, reply }) => {
    await documentInSight(db, params.id, caller);
    const stored = await readDocument(db, params.id);
    if (!stored) throw new Refusal(404, 'DOCUMENT_NOT_FOUND');
    await services.audit.record(caller, { action: 'READ', objectType: 'document', objectId: params.id });
    void reply.headers(fileHeaders(stored, query.download === 'true'));
    return Buffer.from(stored.bytes);
  },
);
