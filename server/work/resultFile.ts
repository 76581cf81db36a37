import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../db/db.ts';

/** Appends bytes to the file that is a job's result, and begins it where there is none. */
export async function appendToResult(
  tx: Queryable,
  { id, userId }: { readonly id: number; readonly userId: number },
  bytes: string | Uint8Array,
): Promise<void> {
  const part = Buffer.from(bytes as Uint8Array);
  if (part.length === 0) return;
  const file = await getOne<{ id: string }>(
    tx,
    sql`insert into large_file (id, user_id, job_id, is_result, filename, type, size)
      values (${randomBytes(16).toString('hex')}, ${userId}, ${id}, true, '', '', ${part.length})
      on conflict (job_id) where is_result do update set size = large_file.size + excluded.size returning id`,
  );
  await tx.query(sql`
    insert into large_file_part (file_id, part, bytes)
    select ${file.id}, coalesce(max(part) + 1, 0), ${part} from large_file_part where file_id = ${file.id}`);
}
