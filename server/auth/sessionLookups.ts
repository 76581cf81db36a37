import type { Queryable } from '../db/db.ts';

/** Tokens of one statement at most. */
const GROUP = 32;
/** Statements under way at most, before further tokens wait for company. */
const ASKING = 2;

interface Waiting<Row> {
  readonly hash: Buffer;
  readonly found: (row: Row | undefined) => void;
  readonly failed: (error: unknown) => void;
}

type Ask<Row> = (db: Queryable, hashes: readonly Buffer[]) => Promise<readonly Row[]>;

/**
 * Looks sessions up for calls that arrive at the same time with one statement. None is answered from a
 * statement that was under way before the call arrived: what was changed before is seen.
 */
export class SessionLookups<Row extends { readonly tokenHash: Buffer }> {
  #waiting: Waiting<Row>[] = [];
  #asking = 0;
  readonly #db: Queryable;
  readonly #ask: Ask<Row>;

  constructor(db: Queryable, ask: Ask<Row>) {
    this.#db = db;
    this.#ask = ask;
  }

  find(hash: Buffer): Promise<Row | undefined> {
    return new Promise((found, failed) => {
      this.#waiting.push({ hash, found, failed });
      if (this.#asking < ASKING) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#asking += 1;
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, GROUP);
      try {
        const hashes = new Map(group.map(({ hash }) => [hash.toString('base64'), hash]));
        const rows = await this.#ask(this.#db, [...hashes.values()]);
        const byHash = new Map(rows.map((row) => [row.tokenHash.toString('base64'), row]));
        for (const { hash, found } of group) found(byHash.get(hash.toString('base64')));
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    this.#asking -= 1;
  }
}
