import type { Sql } from 'sql-template-tag';
import sql from 'sql-template-tag';
import { watchTx, type SavedRecord } from '../../db/watchTx.ts';
import type { Tx } from '../../db/db.ts';
import { Refusal } from '../../errors.ts';
import type { Write } from '../../write/openWrite.ts';

/** What a change has done to a record and to those that follow from it. */
export interface AppliedChange {
  readonly saves: readonly SavedRecord[];
  /** Subjects of the mails that it sends. */
  readonly mails: readonly string[];
  /** Why the record is left as it is; then nothing was saved. */
  readonly refusal?: Refusal;
}

interface Gathered {
  saves: SavedRecord[];
  mails: string[];
}

/** A write whose changes of single records are watched, each within a savepoint of its own. */
export interface WatchedWrite {
  /** Runs the change of a record. A refusal undoes its rows, audit and mails, and no more. */
  apply(work: (write: Write) => Promise<unknown>): Promise<AppliedChange>;
}

/** Watches a write. */
export function watchWrite(write: Write): WatchedWrite {
  const { tx } = write;
  return {
    apply: async (work) => {
      const gathered: Gathered = { saves: [], mails: [] };
      const later: (() => void)[] = [];
      // What belongs to the commit waits: a refused change leaves none of it.
      const held: Tx = {
        query: <Row>(statement: Sql) => tx.query<Row>(statement),
        script: (text) => tx.script(text),
        atCommit: (statement) => void later.push(() => tx.atCommit(statement)),
        afterCommit: (then) => void later.push(() => tx.afterCommit(then)),
      };
      watchTx(held, {
        saved: (save) => void gathered.saves.push(save),
        queued: (kind, payload) => {
          if (kind === 'MAIL') gathered.mails.push((payload as { subject: string }).subject);
        },
      });
      const change: Write = {
        ...write,
        tx: held,
        audit: (entry) => void later.push(() => write.audit(entry)),
        enqueue: (kind, payload) => void later.push(() => write.enqueue(kind, payload)),
      };
      await tx.query(sql`savepoint bulk_change`);
      try {
        await work(change);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await tx.query(sql`rollback to savepoint bulk_change`);
        await tx.query(sql`release savepoint bulk_change`);
        return { saves: [], mails: [], refusal: error };
      }
      await tx.query(sql`release savepoint bulk_change`);
      for (const one of later) one();
      return gathered;
    },
  };
}
