import sql from 'sql-template-tag';
import { foldText } from '../../resources/numbers/text.ts';
import { findOne, getOne, type Queryable, type Tx } from '../db/db.ts';
import type { PreparedFile } from './prepare.ts';
import { reserveQuota } from './uploadQuota.ts';

/** The record that a document belongs to, and its uploader. */
export interface DocumentTarget {
  /** ANIMAL, ENTITY, OWNER, ANIMAL_TRANSFER … */
  documentType: string;
  documentTypeId: number | null;
  userId?: number | null;
  entityId?: number | null;
  /** YYYY-MM-DD after which it is of no more use. */
  expirationDate?: string | null;
}

/** A stored document with its contents. */
export interface StoredDocument {
  id: number;
  documentType: string;
  documentTypeId: number | null;
  title: string | null;
  filename: string;
  /** Media type, as the bytes have it. */
  type: string;
  size: number;
  bytes: Buffer;
}

/** Stores contents once, also where several documents share them; the update locks them against the cleanup job. */
async function saveContent(tx: Tx, { sha256, bytes }: PreparedFile): Promise<void> {
  await tx.query(sql`
    insert into file_content (sha256, bytes, size) values (${sha256}, ${bytes}, ${bytes.length})
    on conflict (sha256) do update set size = excluded.size`);
}

/**
 * Writes prepared files as documents of `target`, and answers their ids in the same order.
 * @throws Refusal 429 UPLOAD_QUOTA_REACHED when they do not fit into what their user may bring in a day
 */
export async function savePrepared(
  tx: Tx,
  prepared: readonly PreparedFile[],
  target: DocumentTarget,
): Promise<number[]> {
  if (target.userId != null && prepared.length > 0) {
    await reserveQuota(
      tx,
      target.userId,
      prepared.reduce((sum, { bytes }) => sum + bytes.length, 0),
    );
  }
  // In one order for all, so that two requests with the same files do not wait for each other for ever.
  const distinct = new Map(prepared.map((file) => [file.sha256, file]));
  for (const sha256 of [...distinct.keys()].sort()) await saveContent(tx, distinct.get(sha256)!);
  const ids: number[] = [];
  for (const { title, filename, type, bytes, sha256 } of prepared) {
    const { id } = await getOne<{ id: number }>(
      tx,
      sql`insert into document (document_type, document_type_id, title, filename, type, size, sha256,
          expiration_date, creation_user_id, creation_entity_id, search_text)
        values (${target.documentType}, ${target.documentTypeId}, ${title}, ${filename}, ${type}, ${bytes.length},
          ${sha256}, ${target.expirationDate}, ${target.userId}, ${target.entityId},
          ${foldText(`${title ?? ''} ${filename}`.trim())})
        returning id`,
    );
    ids.push(id);
  }
  return ids;
}

/** A document with its contents, or nothing. Who may see it is the caller's question. */
export const readDocument = (db: Queryable, id: number): Promise<StoredDocument | undefined> =>
  findOne<StoredDocument>(
    db,
    sql`select d.id, d.document_type, d.document_type_id, d.title, d.filename, d.type, d.size, c.bytes
      from document d join file_content c using (sha256) where d.id = ${id}`,
  );
