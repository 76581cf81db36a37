import sql, { raw, type Sql } from 'sql-template-tag';
import { toSnake } from '../../resources/kit/names.ts';
import { REGISTER_ZONE } from '../../resources/numbers/dates.ts';

export { toSnake };

/** snake_case to camelCase: `vat_number` → `vatNumber`, `phone2` stays. */
export const toCamel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * A table's or column's name as a piece of SQL. Only plain lower-case names pass, so nothing that came
 * from outside can end the quotes.
 */
export function ident(name: string): Sql {
  if (!/^[a-z_][a-z0-9_]*$/.test(name))
    throw new Error(`not a name of a table or column: ${JSON.stringify(name)}`);
  return raw(`"${name}"`);
}

const columnIdents = new Map<string, Sql>();

/** The column of a declared field, quoted. Kept: a record of forty fields has its columns written in every save. */
export function columnIdent(field: string): Sql {
  let column = columnIdents.get(field);
  if (!column) {
    column = ident(toSnake(field));
    columnIdents.set(field, column);
  }
  return column;
}

/**
 * A limit of our own, written into the statement: one that has its limit among its values is planned each time
 * (`Statements`), which for few rows takes longer than reading them.
 */
export function atMost(rows: number): Sql {
  if (!Number.isSafeInteger(rows) || rows < 1) throw new Error(`not a number of rows: ${rows}`);
  return raw(`limit ${rows}`);
}

/**
 * A value for a jsonb column. Needed for arrays and plain texts, which would otherwise go as an SQL array
 * and as JSON source.
 */
export const json = (value: unknown): Sql => sql`${JSON.stringify(value ?? null)}::jsonb`;

/** The register's own day: what has run out has run out by its clocks, whatever the database's say. */
export const registerDay: Sql = raw(`(now() at time zone '${REGISTER_ZONE}')::date`);

interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
  column?: unknown;
}

function violated(error: unknown, sqlState: string): string | undefined {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  return code === sqlState && typeof constraint === 'string' ? constraint : undefined;
}

/** Name of the unique index or constraint that a write ran into, on either engine; nothing for other errors. */
export const uniqueViolation = (error: unknown): string | undefined => violated(error, '23505');

/** Name of the foreign key that a write or delete ran into; nothing for other errors. */
export const foreignKeyViolation = (error: unknown): string | undefined => violated(error, '23503');

/** Name of the required column that a write left empty; undefined for other errors. */
export function notNullViolation(error: unknown): string | undefined {
  const { code, column } = (error ?? {}) as DatabaseError;
  return code === '23502' && typeof column === 'string' ? column : undefined;
}

/** Name of the check that a write ran into; nothing for other errors. */
export const checkViolation = (error: unknown): string | undefined => violated(error, '23514');

/** Whether the disk of the database (SQLSTATE 53100) or of this process (ENOSPC) had no room for a write; reads go on. */
export const diskFull = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(String(((error ?? {}) as DatabaseError).code));

/** SQLSTATE of deadlock, serialisation failure, lock timeout and statement timeout. */
const CONCURRENCY_FAILURES = ['40P01', '40001', '55P03', '57014'];

/** Whether a transaction was rolled back because of concurrent ones and can be retried. */
export const isConcurrencyFailure = (error: unknown): boolean =>
  CONCURRENCY_FAILURES.includes(String(((error ?? {}) as DatabaseError).code));
