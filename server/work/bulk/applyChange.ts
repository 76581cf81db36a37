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

/** A write whose changes of single records are watched, each within a savepoint of its own. */
export interface WatchedWrite {
  /** Runs the change of a record. A refusal undoes its rows, audit and mails, and no more. */
  apply(work: (write: Write) => Promise<unknown>): Promise<AppliedChange>;
}

/** A write that is watched, whose audit and messages wait until it is kept. */
export interface HeldWrite {
  readonly write: Write;
  readonly saves: readonly SavedRecord[];
  readonly mails: readonly string[];
  /** Statements that may have changed something. */
  readonly hasWritten: () => boolean;
  /** Lets what belongs to the commit happen. */
  keep(): void;
}

/** A statement that leaves all rows as they are, whatever it locks or counts up. */
const isRead = ({ text }: Sql): boolean => /^\s*(?:select|with recursive)\b/i.test(text);

/**
 * Watches what is done in a write: saves and mails are gathered, and what belongs to the commit waits.
 * @param about the import that versions are to name, and who learns of each save at once
 */
export function holdWrite(
  write: Write,
  about: {
    readonly importId?: number | undefined;
    readonly saved?: ((save: SavedRecord) => void) | undefined;
  } = {},
): HeldWrite {
  const { tx } = write;
  const saves: SavedRecord[] = [];
  const mails: string[] = [];
  const later: (() => void)[] = [];
  let written = false;
  const held: Tx = {
    query: <Row>(statement: Sql) => {
      if (!isRead(statement)) written = true;
      return tx.query<Row>(statement);
    },
    script: (text) => tx.script(text),
    atCommit: (statement) => void later.push(() => tx.atCommit(statement)),
    afterCommit: (then) => void later.push(() => tx.afterCommit(then)),
  };
  watchTx(held, {
    importId: about.importId,
    saved: (save) => {
      saves.push(save);
      about.saved?.(save);
    },
    queued: (kind, payload) => {
      if (kind === 'MAIL') mails.push((payload as { subject: string }).subject);
    },
  });
  return {
    write: {
      ...write,
      tx: held,
      audit: (entry) => void later.push(() => write.audit(entry)),
      enqueue: (kind, payload) => void later.push(() => write.enqueue(kind, payload)),
    },
    saves,
    mails,
    hasWritten: () => written,
    keep: () => {
      for (const one of later) one();
    },
  };
}

/** Watches a write. */
export function watchWrite(write: Write): WatchedWrite {
  const { tx } = write;
  return {
    apply: async (work) => {
      const held = holdWrite(write);
      await tx.query(sql`savepoint bulk_change`);
      try {
        await work(held.write);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await tx.query(sql`rollback to savepoint bulk_change`);
        await tx.query(sql`release savepoint bulk_change`);
        return { saves: [], mails: [], refusal: error };
      }
      await tx.query(sql`release savepoint bulk_change`);
      // What belongs to the commit waits: a refused change leaves none of it.
      held.keep();
      return held;
    },
  };
}
