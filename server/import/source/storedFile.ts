import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../../db/db.ts';
import { notFound } from '../../errors.ts';
import { readLargeFileRange } from '../../files/largeFiles.ts';

/** An uploaded file whose bytes are read where they are asked for. */
export interface StoredFile {
  readonly size: number;
  /** The bytes from one place up to another, part by part. */
  read(start: number, end: number): AsyncGenerator<Buffer>;
}

/** @throws Refusal 404 where there is no such file, or it is not complete */
export async function openStoredFile(db: Queryable, id: string): Promise<StoredFile> {
  const found = await findOne<{ size: number | null }>(db, sql`select size from large_file where id = ${id}`);
  if (!found?.size) throw notFound();
  return { size: found.size, read: (start, end) => readLargeFileRange(db, id, start, end) };
}

/** The bytes from one place up to another as one; fewer where the file ends before. */
export async function readBytes(file: StoredFile, start: number, end: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of file.read(Math.max(0, start), Math.min(end, file.size))) parts.push(part);
  return Buffer.concat(parts);
}
