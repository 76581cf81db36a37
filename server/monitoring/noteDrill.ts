import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Queryable } from '../db/db.ts';

/** What of the result of `npm run drill` is kept. */
const result = z.object({
  startTimestamp: z.iso.datetime(),
  endTimestamp: z.iso.datetime(),
  rounds: z.array(z.object({ skipped: z.string().optional(), lost: z.int().min(0), gap: z.number().min(0) })),
  broken: z.array(z.string()),
});

/** The file is no result of a drill. */
export class DrillError extends Error {
  override name = 'DrillError';
}

/**
 * Notes in the register what a drill has shown; one that is noted already stays as it is.
 * @param text the file that `npm run drill` writes
 * @throws DrillError where the text is none
 */
export async function noteDrill(db: Queryable, text: string): Promise<void> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new DrillError('The file is no result of a drill: it is no JSON.');
  }
  const read = result.safeParse(given);
  if (!read.success)
    throw new DrillError(
      `The file is no result of a drill: ${read.error.issues[0]!.path.join('.')} is wrong.`,
    );
  const { startTimestamp, endTimestamp, rounds, broken } = read.data;
  const done = rounds.filter(({ skipped }) => skipped === undefined);
  await db.query(sql`
    insert into drill (start_timestamp, end_timestamp, rounds, lost_writes, longest_gap_seconds, broken_bounds)
    values (${startTimestamp}, ${endTimestamp}, ${done.length}::int, ${done.reduce((sum, { lost }) => sum + lost, 0)}::int,
      ${Math.max(0, ...done.map(({ gap }) => gap))}::double precision, ${broken.length}::int)
    on conflict (start_timestamp) do nothing`);
}
