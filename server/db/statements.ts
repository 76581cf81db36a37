import { createHash } from 'node:crypto';
import { toCamel } from './sql.ts';
import type { Parser } from './wireFormat.ts';

const SEEN_BEFORE_NAMED = 3;
const MAX_NAMES = 500;
/**
 * Statements whose right plan depends on their values: a pattern may find ten rows or all of them, a page may
 * be the first or the thousandth. PostgreSQL soon plans a named one for values in general, and then reads a
 * whole table for ten rows.
 */
const PLANNED_EACH_TIME = /\blike \$|\blimit \$|^explain\b/;
const MAX_REMEMBERED = 5_000;

/** The data about one statement text. */
export interface Statement {
  readonly text: string;
  seen: number;
  /** Never named. */
  plannedEachTime: boolean;
  /** Name under which connections prepare it; absent while it is rare. */
  name?: string;
  /** The columns of its last answer, and their camelCase keys. */
  columns: readonly string[];
  keys: readonly string[];
  /** The types of those columns (`pg_type.oid`) and what reads their values, where the driver leaves that to us. */
  types: readonly number[];
  parsers: readonly Parser[];
}

/**
 * Remembers statement texts: those that come back get a name, under which each connection prepares them
 * once and then sends parameters only. Names are never given back, for the connections keep what they
 * prepared; hence the upper bound.
 */
export class Statements {
  #known = new Map<string, Statement>();
  #names = 0;
  readonly #areNamed: boolean;

  /** @param areNamed whether a connection finds again what it has prepared */
  constructor({ areNamed = true }: { readonly areNamed?: boolean } = {}) {
    this.#areNamed = areNamed;
  }

  /** Counts one use of `text`, and names it from the third on. */
  use(text: string): Statement {
    let statement = this.#known.get(text);
    if (statement === undefined) {
      if (this.#known.size >= MAX_REMEMBERED) this.#forgetUnnamed();
      statement = {
        text,
        seen: 0,
        plannedEachTime: PLANNED_EACH_TIME.test(text),
        columns: [],
        keys: [],
        types: [],
        parsers: [],
      };
      this.#known.set(text, statement);
    }
    statement.seen += 1;
    if (
      this.#areNamed &&
      statement.name === undefined &&
      !statement.plannedEachTime &&
      statement.seen >= SEEN_BEFORE_NAMED &&
      this.#names < MAX_NAMES
    ) {
      statement.name = `c_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
      this.#names += 1;
    }
    return statement;
  }

  #forgetUnnamed(): void {
    for (const [text, statement] of this.#known) if (statement.name === undefined) this.#known.delete(text);
  }
}

/** The camelCase keys of an answer's columns; worked out once per statement. */
export function keysOf(
  statement: Statement,
  fields: readonly { readonly name: string }[],
): readonly string[] {
  if (
    fields.length !== statement.columns.length ||
    fields.some((field, i) => field.name !== statement.columns[i])
  ) {
    statement.columns = fields.map((field) => field.name);
    statement.keys = statement.columns.map(toCamel);
  }
  return statement.keys;
}

/** Rows of arrays to records with camelCase keys. */
export function toRecords<Row>(statement: Statement, fields: { name: string }[], rows: unknown[][]): Row[] {
  const keys = keysOf(statement, fields);
  return rows.map((row) => {
    const record: Record<string, unknown> = {};
    for (let i = 0; i < keys.length; i += 1) record[keys[i]!] = row[i];
    return record as Row;
  });
}
