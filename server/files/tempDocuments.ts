import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { findOne, type Queryable, type Tx } from '../db/db.ts';

/** A file for one user to fetch. */
export interface OfferedFile {
  readonly userId: number;
  readonly entityId?: number | null;
  readonly filename: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Names the work that makes it, where that may run twice: the second time offers nothing. */
  readonly source?: string;
}

/** What is known of an offered file. */
export interface TempDocument {
  readonly id: string;
  readonly filename: string;
  readonly type: string;
  readonly size: number;
  readonly creationTimestamp: string;
  readonly expirationTimestamp: string;
}

/**
 * Keeps a file for its user to fetch at `/temp-docs/{id}` during 15 days.
 * @returns its id, or nothing when the same work has offered it before
 */
export async function offerDocument(tx: Tx, file: OfferedFile): Promise<string | undefined> {
  const { userId, entityId = null, filename, type, bytes, source = null } = file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // The update locks contents that are there already against the janitor.
  await tx.query(sql`
    insert into file_content (sha256, bytes, size) values (${sha256}, ${bytes}, ${bytes.length})
    on conflict (sha256) do update set size = excluded.size`);
  const id = randomBytes(16).toString('hex');
  const offered = await findOne<{ id: string }>(
    tx,
    sql`insert into temp_document (id, user_id, entity_id, filename, type, size, sha256, source)
      values (${id}, ${userId}, ${entityId}, ${filename}, ${type}, ${bytes.length}, ${sha256}, ${source})
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
