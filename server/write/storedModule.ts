import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { AnyModule } from '../../resources/kit/module.ts';
import { expansionOf, toSnake } from '../../resources/kit/names.ts';
import { redactionsOf } from '../../resources/kit/records/redaction.ts';
import { modules } from '../../resources/schemas.ts';
import { columnIdent, ident } from '../db/sql.ts';
import type { RecordHooks } from './hooks.ts';
import { childHooks } from './parents.ts';
import type { StoredModule } from './storedModuleType.ts';
import type { StoredRecord } from './recordValues.ts';

const findDeclared = (name: string): AnyModule | undefined => modules.find((module) => module.name === name);

/**
 * Builds the fragments of a module, once at start. A module need not be listed to be stored by these.
 * @param find returns the module of a name with the fields that its child modules derive
 * @param parent where the records are child records, the module that they belong to
 * @throws Error for a child module without its parent
 */
export function storedModule<R extends StoredRecord, H extends RecordHooks = RecordHooks>(
  declared: AnyModule,
  ownHooks: H,
  find = findDeclared,
  parent?: StoredModule,
): StoredModule<R, H> {
  // A declaration does not know the fields that its child modules derive; the list of all modules does.
  const module = find(declared.name) ?? declared;
  if (module.parent && !parent) throw new Error(`${module.name} is stored without its parent`);
  const hooks = module.parent && parent ? childHooks(module, ownHooks, module.parent, parent) : ownHooks;
  const columns = new Map<string, Sql>([
    ['id', sql`t.id`],
    ['version', sql`t.version`],
  ]);
  const listed = [...columns.values()];
  const ofOne: Sql[] = [];
  const expansions: Sql[] = [];
  const joins: Sql[] = [];
  for (const [name, field] of Object.entries(module.fields)) {
    if (field.options.virtual) continue;
    const column = sql`t.${columnIdent(name)}`;
    columns.set(name, column);
    (field.options.recordOnly ? ofOne : listed).push(column);
    if (field.kind !== 'reference') continue;
    const other = find(field.to ?? '');
    if (!other) throw new Error(`${module.name}.${name} refers to ${field.to}, which is not declared`);
    const alias = ident(`r_${toSnake(name)}`);
    const label = field.label ?? 'name';
    const shown = sql`jsonb_build_object('id', ${alias}.id, ${literal(label)}, ${alias}.${columnIdent(label)})`;
    const expansion = columnIdent(expansionOf(name));
    if (field.options.recordOnly) {
      ofOne.push(
        sql`(select ${shown} from ${ident(other.table)} ${alias} where ${alias}.id = ${column}) as ${expansion}`,
      );
      continue;
    }
    joins.push(sql` left join ${ident(other.table)} ${alias} on ${alias}.id = ${column}`);
    expansions.push(sql`case when ${alias}.id is null then null else ${shown} end as ${expansion}`);
  }
  const select = join([...listed, ...expansions, ...(hooks.select ? [hooks.select] : [])]);
  return {
    module,
    hooks,
    parent,
    name: ident(module.table),
    columns,
    select,
    selectOne: join([select, ...ofOne, ...(hooks.selectOne ? [hooks.selectOne] : [])]),
    joins: joins.length > 0 ? join(joins, '') : empty,
    answered: answeredNames(module),
    converted: Object.entries(module.fields).flatMap(([name, { options }]) =>
      options.answered ? [[name, (stored) => options.answered!(stored)] as const] : [],
    ),
    redactions: redactionsOf(module),
  };
}

const answeredNames = ({ fields, alsoAnswers = {} }: AnyModule): string[] => [
  'id',
  'version',
  ...Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'reference' ? [name, expansionOf(name)] : [name],
  ),
  ...Object.keys(alsoAnswers),
];

// A label is a declared field name: letters only, checked when declarations are checked.
const literal = (name: string): Sql => sql`${name}::text`;
