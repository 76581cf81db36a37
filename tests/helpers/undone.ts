import type { Sql } from 'sql-template-tag';
import { AfterCommit } from '../../server/db/afterCommit.ts';
import type { Db, Tx } from '../../server/db/db.ts';

/** Runs one piece of work after the other. */
class Turns {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** A database whose changes are taken back by `undo`, to where `keep` was called: each call finds the same records. */
export interface UndoneDb extends Db {
  keep(): Promise<void>;
  undo(): Promise<void>;
}

/**
 * Everything in one transaction that is never committed: a transaction of a call is a savepoint within it. Statements take
 * turns, as on the embedded database.
 */
export async function undoneDatabase(db: Db): Promise<UndoneDb> {
  const turns = new Turns();
  let end: () => void = () => undefined;
  const tx = await new Promise<Tx>((opened, failed) => {
    db.withoutTimeLimit()
      .transaction(async (open) => {
        opened(open);
        await new Promise<void>((ended) => {
          end = ended;
        });
        throw new Error('undone');
      })
      .catch(failed);
  });
  async function within<T>(work: (inner: Tx) => Promise<T>): Promise<{ result: T; after: AfterCommit }> {
    const after = new AfterCommit();
    const deferred: Sql[] = [];
    await tx.script('savepoint one_call');
    try {
      const result = await work({
        query: (statement) => tx.query(statement),
        script: (text) => tx.script(text),
        atCommit: (statement) => void deferred.push(statement),
        afterCommit: (callback) => after.add(callback),
      });
      for (const statement of deferred) await tx.query(statement);
      // What the commit would check is checked here.
      await tx.script(
        'set constraints all immediate; set constraints all deferred; release savepoint one_call',
      );
      return { result, after };
    } catch (error) {
      await tx.script('rollback to savepoint one_call; release savepoint one_call');
      throw error;
    }
  }
  const undone: UndoneDb = {
    engine: db.engine,
    query: (statement) =>
      turns.run(async () => (await within((inner) => inner.query(statement))).result as never),
    transaction: async (work) => {
      const { result, after } = await turns.run(() => within(work));
      after.run();
      return result;
    },
    script: (text) => turns.run(() => tx.script(text)),
    withoutTimeLimit: () => undone,
    keep: () => turns.run(() => tx.script('savepoint kept')),
    undo: () => turns.run(() => tx.script('rollback to savepoint kept')),
    close: async () => {
      end();
      await db.close();
    },
  };
  return undone;
}
