import type { Sql } from 'sql-template-tag';
import type { Db, Queryable, Tx } from '../../db/db.ts';
import type { Traces, Work } from './traces.ts';

/** The longest statement that a span says. */
const MAX_TEXT = 4_000;

const WRITE =
  /\b(?:(insert) into\s+"?(?:\w+\.)?|(delete) from\s+"?(?:\w+\.)?|(update)\s+"?(?:\w+\.)?(?=\w+"?(?:\s+\w+)?\s+set\b))(\w+)/i;
const READ = /\bfrom\s+"?(?:\w+\.)?(\w+)\b"?(?!\s*\()/i;

/** What a statement does, and to which table: `SELECT breed`, `UPDATE animal`. */
function nameOf(text: string): string {
  const [, insert, remove, update, changed] = WRITE.exec(text) ?? [];
  const verb = insert ?? remove ?? update;
  if (verb && changed) return `${verb.toUpperCase()} ${changed}`;
  const [, read] = READ.exec(text) ?? [];
  return read ? `SELECT ${read}` : (/[a-z]+/i.exec(text)?.[0] ?? 'statement').toUpperCase();
}

const SYSTEM = { 'db.system.name': 'postgresql' } as const;

/** What a span says of a statement: its text with placeholders, without any value. */
const statementOf = (text: string): Work => ({
  name: nameOf(text),
  facts: { ...SYSTEM, 'db.query.text': text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT) },
});
const TRANSACTION: Work = { name: 'transaction', facts: SYSTEM };

const tracedQuery =
  (db: Queryable, traces: Traces) =>
  <Row>(statement: Sql): Promise<Row[]> =>
    traces.work(
      () => statementOf(statement.text),
      () => db.query<Row>(statement),
    );

const tracedTx = (tx: Tx, traces: Traces): Tx => ({
  query: tracedQuery(tx, traces),
  atCommit: (statement) => tx.atCommit(statement),
  afterCommit: (work) => tx.afterCommit(work),
  script: (text) => tx.script(text),
});

/** The same database, each of whose statements and transactions is a span of the call that sends it. */
export const tracedDb = (db: Db, traces: Traces): Db => ({
  ...db,
  query: tracedQuery(db, traces),
  transaction: (work) =>
    traces.work(
      () => TRANSACTION,
      () => db.transaction((tx) => work(tracedTx(tx, traces))),
    ),
  withoutTimeLimit: () => tracedDb(db.withoutTimeLimit(), traces),
});
