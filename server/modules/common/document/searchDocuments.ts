import sql, { join, raw, type Sql } from 'sql-template-tag';
import { searchDocuments } from '../../../../resources/common/document/calls.ts';
import {
  documentsPerPage,
  FOUND_DOCUMENT_TYPES,
  type DocumentOrder,
} from '../../../../resources/common/document/types.ts';
import { REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import { directionOf, queryPage } from '../../../crud/queryPage.ts';
import { hasWords } from '../../../crud/where.ts';
import { registerDay } from '../../../db/sql.ts';
import { handleRead } from '../../../http/handle.ts';
import { animalOfNumber, parseTransponder } from '../../../db/transponder.ts';
import { documentsInSight } from './access.ts';
import { documentColumns, type DocumentRow } from './find.ts';

const ORDER: Record<DocumentOrder, Sql> = {
  creationTimestamp: sql`d.creation_timestamp`,
  name: sql`sort_text(coalesce(d.title, d.filename)) collate "C"`,
  size: sql`d.size`,
  expirationDate: sql`d.expiration_date`,
};

/** The day in the register's time zone on which a document was added. */
const addedDay = sql`(d.creation_timestamp at time zone ${raw(`'${REGISTER_ZONE}'`)})::date`;

export const searchDocumentsHandler = handleRead(searchDocuments, async ({ db, query, caller, noteRead }) => {
  const { documentType, documentTypeId, ownerAnimalTransponder, universalSearch = '' } = query;
  const { addedFrom, addedUntil, validity, sortProperty = 'creationTimestamp' } = query;
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
  conditions.push(hasWords(sql`d.search_text`, universalSearch));
  const way = directionOf(query);
  noteRead({ details: { documentType: documentType ?? null, documentTypeId: documentTypeId ?? null } });
  return queryPage<DocumentRow>(db, query, {
    select: documentColumns,
    from: sql`from document d left join app_user u on u.id = d.creation_user_id where ${join(conditions, ' and ')}`,
    order: sql`${ORDER[sortProperty]} ${way} nulls last, d.id ${way}`,
    size: documentsPerPage(documentType),
  });
});
