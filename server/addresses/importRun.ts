import type { Db, Queryable } from '../db/db.ts';
import type { FileSummary, LeftOut } from './summary.ts';

/** Where an import continues: the tables that are finished, and the last line of the next one that was read. */
export interface ImportPosition {
  readonly finished: readonly FileSummary[];
  readonly line: number;
  /** What became of the lines of that table so far. */
  readonly counts?: Pick<FileSummary, 'inserted' | 'updated' | 'unchanged'>;
}

/** What a part has done: where the next one begins, and the lines that it has read. */
export interface ImportPart {
  readonly position: ImportPosition;
  readonly lines: number;
}

/** What an import runs in: a command, or a job. */
export interface ImportRun {
  /** Runs a part in a transaction of its own. */
  readonly commit: (part: (tx: Queryable) => Promise<ImportPart>) => Promise<unknown>;
  readonly from?: ImportPosition | undefined;
  readonly onLeftOut?: (row: LeftOut) => void;
}

/** The run of a command: nothing but its transactions. */
export const inTransactions = (db: Db): ImportRun => ({
  commit: (part) => db.transaction(async (tx) => void (await part(tx))),
});
