import sql from 'sql-template-tag';
import type { AnyDocumentType } from '../../../../resources/common/document/types.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { Refusal } from '../../../errors.ts';
import { isVisibleTo, isKnownType } from './access.ts';

/** A document as lists have it. */
export interface DocumentRow {
  readonly id: number;
  readonly documentType: AnyDocumentType;
  readonly documentTypeId: number | null;
  readonly title: string | null;
  readonly filename: string;
  readonly type: string;
  readonly size: number;
  readonly creationTimestamp: string;
  readonly creationUserId: number | null;
  readonly creationUser: { readonly id: number; readonly name: string } | null;
  readonly expirationDate: string | null;
  readonly isDirectDownload: boolean;
  readonly directDownloadUrl: string | null;
}

/** The columns of a `DocumentRow`, over `document d left join app_user u`. */
export const documentColumns = sql`d.id, d.document_type, d.document_type_id, d.title, d.filename, d.type, d.size,
  d.creation_timestamp, d.creation_user_id, d.expiration_date,
  case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as creation_user,
  d.type not in ('application/pdf', 'image/jpeg', 'image/png', 'image/gif') as is_direct_download,
  case when d.expiration_date < ${registerDay} then null
    else '/api/documents/' || d.id || '/content?download=true' end as direct_download_url`;

const gone = () => new Refusal(404, 'DOCUMENT_NOT_FOUND');

/**
 * A document that the caller may see; one past its last day only where that is asked for.
 * @throws Refusal 404 DOCUMENT_NOT_FOUND for all others
 */
export async function documentInSight(
  db: Queryable,
  id: number,
  caller: SignedInCaller,
  {
    expiredToo = false,
    transponder,
  }: { readonly expiredToo?: boolean; readonly transponder?: string | undefined } = {},
): Promise<DocumentRow> {
  const kind = await findOne<{ documentType: string }>(
    db,
    sql`select document_type from document where id = ${id}`,
  );
  if (!kind || !isKnownType(kind.documentType)) throw gone();
  const row = await findOne<DocumentRow>(
    db,
    sql`select ${documentColumns} from document d left join app_user u on u.id = d.creation_user_id
        where d.id = ${id} and ${isVisibleTo(caller, kind.documentType, sql`d.document_type_id`, transponder)}
          and (${expiredToo} or d.expiration_date is null or d.expiration_date >= ${registerDay})`,
  );
  if (!row) throw gone();
  return row;
}
