import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Derivation } from '../../resources/kit/types.ts';
import { parentField, type AnyModule } from '../../resources/kit/module.ts';
import type { Caller } from '../context.ts';
import { getOne, type Queryable } from '../db/db.ts';
import { columnIdent, ident } from '../db/sql.ts';
import { findRecord } from './records.ts';
import { saveRecord } from './saveRecord.ts';
import type { StoredModule } from './storedModuleType.ts';
import type { Values } from './recordValues.ts';
import type { Write } from './openWrite.ts';

const columnOf = (field: string): Sql => sql`c.${columnIdent(field)}`;

/** The value of a derivation for the parent of an id, as an expression. */
function expressionOf({ table, parent }: AnyModule, derivation: Derivation, parentId: Sql): Sql {
  const conditions = Object.entries(derivation.where ?? {}).map(
    ([field, value]) => sql` and ${columnOf(field)} = ${value}`,
  );
  const rows = sql`from ${ident(table)} c where ${columnOf(parentField(parent!))} = ${parentId}${
    conditions.length > 0 ? join(conditions, '') : empty
  }`;
  if (derivation.kind === 'count') return sql`(select count(*)::int ${rows})`;
  if (derivation.kind === 'exists') return sql`exists (select ${rows})`;
  const by = columnOf(derivation.by);
  return sql`(select ${columnOf(derivation.field)} ${rows} and ${by} is not null order by ${by} desc, c.id desc limit 1)`;
}

/**
 * Computes the derived values of a parent anew and saves those that changed: a version of the parent and an audit row
 * with the child's module. The parent is locked, so that no other write of a child comes between.
 */
export async function saveDerived(
  write: Write<Caller>,
  child: AnyModule,
  parent: StoredModule,
  parentId: number,
): Promise<void> {
  const derives = Object.entries(child.parent?.derives ?? {});
  if (derives.length === 0) return;
  const before = await findRecord(write.tx, parent, sql`t.id = ${parentId}`, { lock: true });
  if (!before) return;
  const values = await getOne<Values>(
    write.tx,
    sql`select ${join(
      derives.map(
        ([name, one]) => sql`${expressionOf(child, one, sql`${parentId}`)} as ${columnIdent(name)}`,
      ),
    )}`,
  );
  await saveRecord(write, parent, before, values, {
    action: 'UPDATE',
    details: { derivedFrom: child.name },
  });
}

/** The parents whose derived values are not what their child records make them, at most 100: none, unless something wrote past `saveRecord`. */
export async function findUnderived(db: Queryable, { module, parent }: StoredModule): Promise<number[]> {
  const derives = Object.entries(module.parent?.derives ?? {});
  if (!parent || derives.length === 0) return [];
  const differences = derives.map(
    ([name, one]) => sql`t.${columnIdent(name)} is distinct from ${expressionOf(module, one, sql`t.id`)}`,
  );
  const rows = await db.query<{ id: number }>(
    sql`select t.id from ${parent.name} t where ${join(differences, ' or ')} order by t.id limit 100`,
  );
  return rows.map(({ id }) => id);
}
