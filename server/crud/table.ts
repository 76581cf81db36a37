import sql, { empty, join, type Sql } from 'sql-template-tag';
import { expansionOf, toSnake } from '../../resources/kit/names.ts';
import type { Access } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { ident } from '../db/sql.ts';
import type { Hooks } from './hooks.ts';

/** How a module lies in the database: its columns, and the fragments that its statements are made of. */
export interface Table {
  readonly module: AnyModule;
  readonly name: Sql;
  /** Stored fields and their columns, quoted. */
  readonly columns: ReadonlyMap<string, Sql>;
  /** All stored columns, the references expanded, and the module's own expressions. */
  readonly select: Sql;
  readonly selectOne: Sql;
  readonly joins: Sql;
  /** Fields that not every reader of the module sees, with their expansions, and who does. */
  readonly hiddenUnless: readonly (readonly [readonly string[], Access])[];
}

/** Builds the fragments of a module, once at start. */
export function tableOf(
  module: AnyModule,
  hooks: Hooks,
  find: (name: string) => AnyModule | undefined,
): Table {
  const columns = new Map<string, Sql>([
    ['id', sql`t.id`],
    ['version', sql`t.version`],
  ]);
  const expansions: Sql[] = [];
  const joins: Sql[] = [];
  for (const [name, field] of Object.entries(module.fields)) {
    if (field.options.virtual) continue;
    const column = sql`t.${ident(toSnake(name))}`;
    columns.set(name, column);
    if (field.kind !== 'reference') continue;
    const other = find(field.to ?? '');
    if (!other) throw new Error(`${module.name}.${name} refers to ${field.to}, which is not declared`);
    const alias = ident(`r_${toSnake(name)}`);
    const label = field.label ?? 'name';
    joins.push(sql` left join ${ident(other.table)} ${alias} on ${alias}.id = ${column}`);
    expansions.push(
      sql`case when ${alias}.id is null then null else jsonb_build_object('id', ${alias}.id, ${literal(label)}, ${alias}.${ident(
        toSnake(label),
      )}) end as ${ident(toSnake(expansionOf(name)))}`,
    );
  }
  const stored = [...columns.values(), ...expansions];
  const select = join(hooks.select ? [...stored, hooks.select] : stored);
  return {
    module,
    name: ident(module.table),
    columns,
    select,
    selectOne: hooks.selectOne ? sql`${select}, ${hooks.selectOne}` : select,
    joins: joins.length > 0 ? join(joins, '') : empty,
    hiddenUnless: Object.entries(module.fields).flatMap(([name, { options }]) =>
      options.read === undefined ? [] : [[[name, expansionOf(name)], options.read] as const],
    ),
  };
}

// A label is a declared field name: letters only, checked when declarations are checked.
const literal = (name: string): Sql => sql`${name}::text`;
