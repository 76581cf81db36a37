import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Db } from '../../../../server/db/db.ts';
import { getOne } from '../../../../server/db/db.ts';
import { storeLargeFile } from '../../../../server/files/largeFiles.ts';
import {
  describeTable,
  readTable,
  type SourceCell,
  type SourceDescription,
  type SourceOptions,
  type SourceRow,
} from '../../../../server/import/source/openTable.ts';

const MAX_BYTES = 400 * 1024 * 1024;

/** Stores bytes as an upload does; returns the file's id. */
export async function uploaded(db: Db, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
  const { id: userId } = await getOne<{ id: number }>(
    db,
    sql`insert into app_user (name, email) values ('Teste', ${`import${randomUUID()}@example.pt`}) returning id`,
  );
  const stream =
    bytes instanceof Uint8Array
      ? (async function* () {
          yield bytes;
        })()
      : bytes;
  const { id } = await storeLargeFile(db, stream, {
    userId,
    filename: 'lista',
    type: 'application/octet-stream',
    maxBytes: MAX_BYTES,
  });
  return id;
}

export async function rowsOf(
  db: Db,
  id: string,
  options: SourceOptions = {},
  fromLine?: number,
): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readTable(db, id, options, fromLine)) rows.push(row);
  return rows;
}

export const textsOf = (row: SourceRow | undefined): string[] =>
  row?.cells.map(({ text }: SourceCell) => text) ?? [];

/** What is said of a file with these bytes. */
export const describeBytes = async (
  db: Db,
  bytes: Uint8Array,
  options?: SourceOptions,
): Promise<SourceDescription> => describeTable(db, await uploaded(db, bytes), options);
