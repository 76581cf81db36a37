import sql from 'sql-template-tag';
import type { Caller } from '../context.ts';
import type { Write } from './openWrite.ts';

/**
 * Runs work whose effect is not wanted yet, to learn whether it would be refused, and undoes all of it: rows, audit,
 * mails and announcements.
 * @throws whatever the work throws
 */
export async function rehearse<C extends Caller>(
  write: Write<C>,
  work: (write: Write<C>) => Promise<unknown>,
): Promise<void> {
  const { tx } = write;
  await tx.query(sql`savepoint rehearsal`);
  try {
    await work({
      ...write,
      tx: {
        query: (statement) => tx.query(statement),
        script: (text) => tx.script(text),
        atCommit: () => undefined,
        afterCommit: () => undefined,
      },
      audit: () => undefined,
      enqueue: () => undefined,
    });
  } finally {
    await tx.query(sql`rollback to savepoint rehearsal`);
  }
}
