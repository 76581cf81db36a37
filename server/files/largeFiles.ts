import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { findOne, getOne, type Db, type Queryable } from '../db/db.ts';
import { Refusal } from '../errors.ts';
import { DAILY_BYTES } from '../../resources/common/document/limits.ts';

/** Bytes of a part: a statement of this size takes the embedded database some ten milliseconds. */
const PART_BYTES = 512 * 1024;

/** Cuts a stream into parts of one size. */
async function* partsOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    held.push(chunk);
    size += chunk.length;
    while (size >= PART_BYTES) {
      const all = Buffer.concat(held);
      yield all.subarray(0, PART_BYTES);
      held = [all.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  if (size > 0) yield Buffer.concat(held);
}

/**
 * Stores a stream part by part, in constant memory, as a file of this user that is deleted within a day unless a job
 * takes it. What broke off is deleted.
 * @throws Refusal 413 beyond `maxBytes`, 422 EMPTY_FILE
 */
export async function storeLargeFile(
  db: Db,
  stream: AsyncIterable<Uint8Array>,
  file: {
    readonly userId: number;
    readonly filename: string;
    readonly type: string;
    readonly maxBytes: number;
  },
): Promise<{ readonly id: string; readonly size: number }> {
  const id = randomBytes(16).toString('hex');
  // Without its name: it is the file of an upload that is not complete, which no job may take.
  await db.query(sql`insert into large_file (id, user_id, filename, type, expiration_timestamp, is_result)
    values (${id}, ${file.userId}, ${file.filename}, ${file.type}, now() + interval '1 day', true)`);
  let size = 0;
  try {
    let part = 0;
    for await (const bytes of partsOf(stream)) {
      size += bytes.length;
      if (size > file.maxBytes) throw new Refusal(413, 'UPLOAD_TOO_LARGE');
      await db.query(
        sql`insert into large_file_part (file_id, part, bytes) values (${id}, ${part}, ${bytes})`,
      );
      part += 1;
    }
    if (size === 0) throw new Refusal(422, 'EMPTY_FILE', [{ property: 'file', error: 'EMPTY_FILE' }]);
    await db.query(sql`update large_file set size = ${size}, is_result = false where id = ${id}`);
    return { id, size };
  } catch (error) {
    await db.query(sql`delete from large_file where id = ${id}`);
    throw error;
  }
}

/** The bytes of a stored file, part by part. */
export async function* readLargeFile(db: Queryable, id: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const found = await findOne<{ bytes: Uint8Array }>(
      db,
      sql`select bytes from large_file_part where file_id = ${id} and part = ${part}`,
    );
    if (!found) return;
    yield Buffer.from(found.bytes);
  }
}

/** The bytes of a stored file from one place up to another, read from the parts that hold them alone. */
export async function* readLargeFileRange(
  db: Queryable,
  id: string,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const part = Math.floor(at / PART_BYTES);
    const found = await findOne<{ bytes: Uint8Array }>(
      db,
      sql`select bytes from large_file_part where file_id = ${id} and part = ${part}`,
    );
    const offset = at - part * PART_BYTES;
    if (!found || found.bytes.length <= offset) return;
    const bytes = Buffer.from(found.bytes).subarray(offset, offset + end - at);
    at += bytes.length;
    yield bytes;
  }
}

/**
 * Refuses a user whose uploads of a day would exceed their quota.
 * @throws Refusal 429 UPLOAD_QUOTA_REACHED
 */
export async function refuseLargeBeyondQuota(db: Queryable, userId: number, bytes: number): Promise<void> {
  const { uploaded } = await getOne<{ uploaded: number }>(
    db,
    sql`select coalesce(sum(size), 0) as uploaded from large_file
      where user_id = ${userId} and creation_timestamp > now() - interval '1 day'`,
  );
  if (uploaded + bytes > DAILY_BYTES) throw new Refusal(429, 'UPLOAD_QUOTA_REACHED', [], {}, 3600);
}
