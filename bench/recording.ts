import type { Sql } from 'sql-template-tag';
import type { Db, Queryable } from '../server/db/db.ts';

/** One statement as it was sent. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A database that remembers what it was asked. */
export interface RecordingDb extends Db {
  /** The statements since the last call. */
  taken(): RecordedStatement[];
}

/** Wraps a database so that the statements behind a call can be had: the bare server runs the same ones. */
export function recording(db: Db): RecordingDb {
  let sent: RecordedStatement[] = [];
  const through = (on: Queryable) =>
    async function query<Row>(statement: Sql): Promise<Row[]> {
      sent.push({ text: statement.text, values: [...statement.values] });
      return on.query<Row>(statement);
    };
  return {
    ...db,
    query: through(db),
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          ...tx,
          query: through(tx),
          atCommit: (statement) => {
            sent.push({ text: statement.text, values: [...statement.values] });
            tx.atCommit(statement);
          },
        }),
      ),
    taken: () => {
      const all = sent;
      sent = [];
      return all;
    },
  };
}
