import sql, { type Sql } from 'sql-template-tag';
import type { AnyDocumentType } from '../../resources/common/document/types.ts';
import { allows, anyOf, type Access } from '../../resources/kit/access.ts';
import type { SignedInCaller } from '../context.ts';

/**
 * The condition under which the object `id` of a kind is one whose documents a caller may see.
 * @param transponder the animal's number, where the request gives it
 */
export type DocumentSight = (caller: SignedInCaller, id: Sql, transponder?: string) => Sql;

/** Who sees the documents of a module's records, by type; found by its name, `<module>Documents` in its `documents.ts`. */
type DocumentSights = Readonly<Partial<Record<AnyDocumentType, DocumentSight>>>;

/** Declares who sees documents of certain types. */
export const documentsOf = <const T extends DocumentSights>(sights: T): T => sights;

/** No document. */
export const never = sql`false`;

/** Whether the caller has one of the accesses. */
export const may = ({ actor }: SignedInCaller, ...access: Access[]): boolean =>
  allows(anyOf(...access), actor);

/** Whether a table has the row `id` within a scope over alias `t`; `null` for all rows. */
export const existsWithin = (table: Sql, id: Sql, scope: Sql | null): Sql =>
  sql`exists (select from ${table} t where t.id = ${id} and ${scope ?? sql`true`})`;

/** The operator sees all of a kind, others what belongs to their entities. */
export const belongsToEntities = (caller: SignedInCaller, table: Sql, id: Sql, column: Sql): Sql =>
  existsWithin(
    table,
    id,
    caller.actor.isOperator ? null : sql`t.${column} = any(${[...caller.scopeEntityIds]}::bigint[])`,
  );
