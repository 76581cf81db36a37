import sql, { join, raw, type Sql } from 'sql-template-tag';
import { searchDocuments } from '../../../resources/document/calls.ts';
import {
  documentsPerPage,
  FOUND_DOCUMENT_TYPES,
  type DocumentOrder,
} from '../../../resources/document/types.ts';
import { toPage } from '../../../resources/kit/calls/paging.ts';
import { REGISTER_ZONE } from '../../../resources/numbers/dates.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import { likeText } from '../../crud/where.ts';
import { registerDay } from '../../db/sql.ts';
import { handleRead } from '../../http/handle.ts';
import { animalOfNumber, parseTransponder } from '../animal/record/number.ts';
import { documentsInSight } from './access.ts';
import { documentColumns, type DocumentRow } from './find.ts';

const ORDER: Record<DocumentOrder, Sql> = {
  creationTimestamp: sql`d.creation_timestamp`,
  name: sql`lower(coalesce(d.title, d.filename))`,
  size: sql`d.size`,
  expirationDate: sql`d.expiration_date`,
};

/** The day in the register's time zone on which a document was added. */
const addedDay = sql`(d.creation_timestamp at time zone ${raw(`'${REGISTER_ZONE}'`)})::date`;

export const searchDocumentsHandler = handleRead(searchDocuments, async ({ db, query, caller, noteRead }) => {
  const { documentType, documentTypeId, ownerAnimalTransponder, universalSearch, sortDirection } = query;
  const { addedFrom, addedUntil, validity, sortProperty = 'creationTimestamp' } = query;
  const { currentPage = 0, itemsPerPage = documentsPerPage(documentType) } = query;
  const conditions: Sql[] = [documentsInSight(caller, documentType ? [documentType] : FOUND_DOCUMENT_TYPES)];
  if (addedFrom) conditions.push(sql`${addedDay} >= ${addedFrom}::date`);
  if (addedUntil) conditions.push(sql`${addedDay} <= ${addedUntil}::date`);
  if (validity === 'EXPIRED') conditions.push(sql`d.expiration_date < ${registerDay}`);
  if (validity === 'VALID') {
    conditions.push(sql`(d.expiration_date is null or d.expiration_date >= ${registerDay})`);
  }
  if (documentTypeId !== undefined) conditions.push(sql`d.document_type_id = ${documentTypeId}`);
  if (ownerAnimalTransponder) {
    conditions.push(
      sql`(d.document_type = 'OWNER' and d.document_type_id = (select a.owner_id from animal a
        where a.id = ${animalOfNumber(parseTransponder(ownerAnimalTransponder) ?? '')}))`,
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
    order by ${ORDER[sortProperty]} ${way} nulls last, d.id ${way} limit ${itemsPerPage} offset ${itemsPerPage * currentPage}`);
  noteRead({ details: { documentType: documentType ?? null, documentTypeId: documentTypeId ?? null } });
  return toPage(rows, { currentPage, itemsPerPage });
});
