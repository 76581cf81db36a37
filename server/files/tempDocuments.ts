import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { findOne, type Queryable, type Tx } from '../db/db.ts';
import { sha256Of } from '../sha256.ts';

/** The input of a temporary document: a file that one user may download. */
export interface TempDocumentInput {
  readonly userId: number;
  readonly entityId?: number | null;
  readonly filename: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Key of the job that creates it, where that job may run twice: the second run creates nothing. */
  readonly source?: string;
  /** Whose data it holds, where these are not its user's: `OWNER:12`. It is deleted with them. */
  readonly subject?: string;
}

/** A temporary document without its contents. */
export interface TempDocument {
  readonly id: string;
  readonly filename: string;
  readonly type: string;
  readonly size: number;
  readonly creationTimestamp: string;
  readonly expirationTimestamp: string;
}

/**
 * Stores a file that its user can download at `/temp-docs/{id}` for 15 days.
 * @returns its id, or undefined when the same job has created it before
 */
export async function createTempDocument(tx: Tx, file: TempDocumentInput): Promise<string | undefined> {
  const { userId, entityId = null, filename, type, bytes, source = null, subject = null } = file;
  const sha256 = sha256Of(bytes);
  // The update locks contents that are there already against the cleanup job.
  await tx.query(sql`
    insert into file_content (sha256, bytes, size) values (${sha256}, ${bytes}, ${bytes.length})
    on conflict (sha256) do update set size = excluded.size`);
  const id = randomBytes(16).toString('hex');
  const offered = await findOne<{ id: string }>(
    tx,
    sql`insert into temp_document (id, user_id, entity_id, filename, type, size, sha256, source, subject)
      values (${id}, ${userId}, ${entityId}, ${filename}, ${type}, ${bytes.length}, ${sha256}, ${source}, ${subject})
      on conflict (source) do nothing returning id`,
  );
  return offered?.id;
}

const mine = (id: string, userId: number) =>
  sql`t.id = ${id} and t.user_id = ${userId} and t.expiration_timestamp > now()`;

/** An offered file of this user that has not expired, or nothing. */
export const findTempDocument = (
  db: Queryable,
  id: string,
  userId: number,
): Promise<TempDocument | undefined> =>
  findOne<TempDocument>(
    db,
    sql`select t.id, t.filename, t.type, t.size, t.creation_timestamp, t.expiration_timestamp
      from temp_document t where ${mine(id, userId)}`,
  );

/** The same with its contents. */
export const readTempDocument = (
  db: Queryable,
  id: string,
  userId: number,
): Promise<{ filename: string; type: string; bytes: Uint8Array } | undefined> =>
  findOne(
    db,
    sql`select t.filename, t.type, c.bytes from temp_document t join file_content c using (sha256)
      where ${mine(id, userId)}`,
  );
