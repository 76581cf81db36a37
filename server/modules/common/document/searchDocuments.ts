import sql, { empty, join, type Sql } from 'sql-template-tag';
import { searchDocuments } from '../../../../resources/common/document/calls.ts';
import {
  documentsPerPage,
  FOUND_DOCUMENT_TYPES,
  type DocumentOrder,
} from '../../../../resources/common/document/types.ts';
import { addDays, REGISTER_ZONE, startOfDay } from '../../../../resources/numbers/dates.ts';
import { asPage } from '../../../../resources/kit/calls/paging.ts';
import { directionOf } from '../../../crud/queryPage.ts';
import { COUNT_CAP, listTotal } from '../../../crud/total.ts';
import { hasWords } from '../../../crud/where.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
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

export const searchDocumentsHandler = handleRead(searchDocuments, async ({ db, query, caller, noteRead }) => {
  const { documentType, documentTypeId, ownerAnimalTransponder, universalSearch = '' } = query;
  const { addedFrom, addedUntil, validity, sortProperty = 'creationTimestamp' } = query;
  const conditions: Sql[] = [];
  if (addedFrom) conditions.push(sql`d.creation_timestamp >= ${startOfDay(addedFrom, REGISTER_ZONE)}`);
  if (addedUntil)
    conditions.push(sql`d.creation_timestamp < ${startOfDay(addDays(addedUntil, 1), REGISTER_ZONE)}`);
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
  noteRead({ details: { documentType: documentType ?? null, documentTypeId: documentTypeId ?? null } });
  const { currentPage = 0, itemsPerPage = documentsPerPage(documentType) } = query;
  return readPage(db, {
    kinds: documentsInSight(caller, documentType ? [documentType] : FOUND_DOCUMENT_TYPES),
    where: join(conditions, ' and '),
    column: ORDER[sortProperty],
    // Those without a day of expiry last, in either direction; other columns are never empty.
    nulls: sortProperty === 'expirationDate' ? sql`nulls last` : empty,
    way: directionOf(query),
    currentPage,
    itemsPerPage,
  });
});

interface DocumentPage {
  /** The documents of each kind in sight. */
  readonly kinds: readonly Sql[];
  readonly where: Sql;
  readonly column: Sql;
  readonly nulls: Sql;
  readonly way: Sql;
  readonly currentPage: number;
  readonly itemsPerPage: number;
}

/**
 * Reads a page of the documents of several kinds. Each kind is searched on its own, by the records that it belongs to or in
 * the order asked for, whichever reads less: together, those of other entities would be read and left out one by one.
 */
async function readPage(
  db: Queryable,
  { kinds, where, column, nulls, way, currentPage, itemsPerPage }: DocumentPage,
) {
  const asked = { currentPage, itemsPerPage };
  if (kinds.length === 0) return asPage<DocumentRow>([], 0, asked);
  const offset = currentPage * itemsPerPage;
  const ofEach = (columns: Sql, end: Sql): Sql =>
    join(
      kinds.map((kind) => sql`(select ${columns} from document d where ${kind} and ${where} ${end})`),
      ' union all ',
    );
  const by = (place: Sql, id: Sql): Sql => sql`order by ${place} ${way} ${nulls}, ${id} ${way}`;
  const rows = await db.query<DocumentRow>(sql`
    select ${documentColumns} from (
      select few.id, few.place from (
        ${ofEach(sql`d.id, ${column} as place`, sql`${by(column, sql`d.id`)} limit ${offset + itemsPerPage}`)}) few
      ${by(sql`few.place`, sql`few.id`)} limit ${itemsPerPage} offset ${offset}) page
    join document d on d.id = page.id left join app_user u on u.id = d.creation_user_id
    ${by(sql`page.place`, sql`page.id`)}`);
  const { counted } = await getOne<{ counted: number }>(
    db,
    sql`select count(*)::int as counted from (
      select from (${ofEach(sql`1`, sql`limit ${COUNT_CAP}`)}) few limit ${COUNT_CAP}) counted`,
  );
  const total = await listTotal(db, sql`document d`, sql`(${join(kinds, ' or ')}) and ${where}`).of(counted);
  return { ...asPage(rows, total.totalItems, asked), ...total };
}
