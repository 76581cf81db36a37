import sql from 'sql-template-tag';
import { Refusal } from '../errors.ts';
import type { Write } from './openWrite.ts';

/**
 * Runs a part of a transaction and returns its refusal, if any, with its rows undone, so that the next part can be
 * tried. The caller throws in the end: audit and mails of a refused part are not undone here.
 * @throws whatever the work throws that is no refusal
 */
export async function attempt(
  { tx }: Pick<Write, 'tx'>,
  work: () => Promise<unknown>,
): Promise<Refusal | undefined> {
  await tx.query(sql`savepoint attempt`);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query(sql`rollback to savepoint attempt`);
    return error;
  }
  await tx.query(sql`release savepoint attempt`);
  return undefined;
}
