import pg from 'pg';
import { keysOf, type Statement } from './statements.ts';
import { parserOf, type Parser } from './wireFormat.ts';

/** The description of a column, as the driver passes it on. */
interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

/**
 * A query that makes its records at once, with the keys and parsers that its statement is known to have. The
 * driver's own works them out anew for every answer: a twelfth of the time of a call.
 */
export class LeanQuery<Row> extends pg.Query {
  readonly #statement: Statement;
  readonly #records: Row[] = [];
  #keys: readonly string[] = [];
  #parsers: readonly Parser[] = [];
  #failure: unknown;

  /** @param done called once, with an error or with the records */
  constructor(statement: Statement, values: readonly unknown[], done: (error: unknown, rows: Row[]) => void) {
    super(statement.text);
    this.#statement = statement;
    const callback = (error: unknown): void => done(error ?? this.#failure, this.#records);
    Object.assign(this, { name: statement.name, values, callback });
  }

  /** Called by the driver before the rows. */
  handleRowDescription({ fields }: { readonly fields: readonly Column[] }): void {
    const statement = this.#statement;
    this.#keys = keysOf(statement, fields);
    if (
      fields.length !== statement.types.length ||
      fields.some((field, i) => field.dataTypeID !== statement.types[i])
    ) {
      statement.types = fields.map((field) => field.dataTypeID);
      statement.parsers = statement.types.map(parserOf);
    }
    this.#parsers = statement.parsers;
  }

  /** Called by the driver with the values of each row, as texts. */
  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const record: Record<string, unknown> = {};
    try {
      for (let i = 0; i < fields.length; i += 1) {
        const text = fields[i]!;
        record[this.#keys[i]!] = text === null ? null : this.#parsers[i]!(text);
      }
    } catch (error) {
      this.#failure = error; // thrown here it would end the process, not the call
    }
    this.#records.push(record as Row);
  }
}
