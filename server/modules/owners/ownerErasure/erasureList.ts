import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sql, { type Sql } from 'sql-template-tag';
import type { OutboxHandler } from '../../../jobs/outbox.ts';
import type { Settings } from '../../../settings/settings.ts';

/** The kind of job that notes an erasure outside the database. */
export const NOTE_ERASURE = 'NOTE_ERASURE';

/** An erased owner as the list outside the database names it: nothing of the person. */
export interface ErasedOwner {
  readonly id: number;
  /** When the record was made, UTC with microseconds: after a restore another owner may get the same id. */
  readonly created: string;
}

/** When a record of owners, `o`, was made, as the list has it. */
export const createdColumn: Sql = sql`to_char(o.creation_timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/** The file that names the owners who were erased. No backup contains it, so a restore leaves it as it is. */
export const erasureFile = ({ erasureList, dataDir }: Pick<Settings, 'erasureList' | 'dataDir'>): string =>
  erasureList ?? join(dataDir, 'erasures.jsonl');

/** Adds owners to the list; returns once they are on the disk. */
export async function noteErasures(file: string, owners: readonly ErasedOwner[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(owners.map(({ id, created }) => `${JSON.stringify({ id, created })}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The owner in a line, or nothing where it was cut short. */
function ownerIn(line: string): ErasedOwner | undefined {
  try {
    const { id, created } = JSON.parse(line) as Partial<ErasedOwner>;
    return Number.isSafeInteger(id) && typeof created === 'string' ? { id: id!, created } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the owners of the list, each once; nothing where there is no such file. */
export async function readErasures(file: string): Promise<readonly ErasedOwner[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const owners = text.split('\n').flatMap((line) => ownerIn(line) ?? []);
  return [...new Map(owners.map((owner) => [`${owner.id} ${owner.created}`, owner])).values()];
}

/** Notes an erasure once it is committed, even if the process dies between. */
export const noteErasureJob =
  (settings: Pick<Settings, 'erasureList' | 'dataDir'>): OutboxHandler =>
  ({ payload }) =>
    noteErasures(erasureFile(settings), (payload as { readonly owners: readonly ErasedOwner[] }).owners);
