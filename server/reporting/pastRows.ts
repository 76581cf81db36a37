import type { AnyModule } from '../../resources/kit/module.ts';
import { toSnake } from '../../resources/kit/names.ts';
import { quoted } from './columnSql.ts';

/** The columns of a table and their types, for rows made from versions. */
export type TableColumns = ReadonlyMap<string, string>;

/** The rows of a module as they were at the moment that the transaction names, from their versions. */
export function pastRows({ name, fields, table }: AnyModule, columns: TableColumns): string {
  const values = Object.entries(fields).flatMap(([field, { options }]) => {
    const type = columns.get(toSnake(field));
    if (options.virtual || type === undefined) return [];
    const from = type.endsWith('[]') || type === 'jsonb' ? `v.data -> '${field}'` : `v.data ->> '${field}'`;
    return type.endsWith('[]') ? [] : [`(${from})::${type} as ${quoted(field)}`];
  });
  return `(
  select v.record_id as id${values.map((value) => `,\n    ${value}`).join('')}
  from (
    select distinct on (record_id) record_id, revision_type, data from record_version
    where module = '${name}' and revision_timestamp < (select reporting.as_of())
    order by record_id, version desc) v
  where v.revision_type <> 'DELETE') /* ${table} */`;
}
