import type { Tx } from './db.ts';

/** A record that was saved in a transaction. */
export interface SavedRecord {
  readonly module: string;
  readonly id: number;
  /** Its version after the save. */
  readonly version: number;
  readonly type: 'CREATE' | 'UPDATE' | 'DELETE';
  readonly fields: readonly string[];
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Learns what is done in a transaction, by whatever code. */
export interface TxWatcher {
  /** The import whose rows are written: versions name it as their source. */
  readonly importId?: number | undefined;
  saved(save: SavedRecord): void;
  /** Something was added to the outbox: a mail, a job. */
  queued(kind: string, payload: unknown): void;
}

const watchers = new WeakMap<Tx, TxWatcher>();

/** Has a watcher learn what is saved and queued in a transaction from here on. */
export function watchTx(tx: Tx, watcher: TxWatcher): void {
  watchers.set(tx, watcher);
}

/** The watcher of a transaction, where it has one. */
export const watcherOf = (tx: Tx): TxWatcher | undefined => watchers.get(tx);
