import sql, { empty, type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import type { RecordPage } from '../../../../resources/common/observation/recordPage.ts';
import { modules } from '../../../../resources/schemas.ts';
import type { SignedInCaller } from '../../../context.ts';
import { getStored } from '../../../crud/getStored.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import type { StoredModule } from '../../../write/storedModuleType.ts';

/** The condition for the record that a key names, as far as this caller may open it, over alias `t`. */
function openRecord({ hooks: own, parent }: StoredModule, key: string, caller: SignedInCaller): Sql {
  if (own.lookUp) return own.lookUp(key, caller);
  // What opens a child record is within the scope of its parent, which only `scope` knows.
  const rows = parent ? own.scope : (own.opens ?? own.scope);
  return sql`t.id = ${Number(key)} and ${rows?.(caller) ?? sql`true`}`;
}

/**
 * Returns the id of the record that a page shows. A user who may not open the page has no access to its notes.
 * @param lock holds the record in place until the transaction ends: a merge would miss a note that is written meanwhile
 * @throws Refusal 404 when the record is not there, or this caller may not open it
 */
export async function recordOfPage(
  db: Queryable,
  { module: name, key }: Pick<RecordPage, 'module' | 'key'>,
  caller: SignedInCaller,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<number> {
  const module = modules.find((one) => one.name === name);
  if (!module || !allows(module.access.read, caller.actor)) throw notFound();
  const stored = getStored(module);
  const found = await findOne<{ id: number }>(
    db,
    sql`select t.id from ${stored.name} t${stored.joins}
      where ${openRecord(stored, key, caller)}${lock ? sql` for share of t` : empty}`,
  );
  if (!found) throw notFound();
  return found.id;
}
