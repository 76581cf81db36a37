import sql, { raw } from 'sql-template-tag';
import { dataSource } from '../../../../resources/figures/dataSource/schema.ts';
import { toSnake } from '../../../../resources/kit/names.ts';
import { modules } from '../../../../resources/schemas.ts';
import type { Queryable } from '../../../db/db.ts';
import { ident } from '../../../db/sql.ts';

/** A record that uses a data source. */
export interface SourceUse {
  readonly module: string;
  readonly id: number;
  readonly name: string;
}

/** Fields of all modules that refer to data sources: a module that uses one says so by such a field. */
const USES = modules.flatMap((module) =>
  Object.entries(module.fields)
    .filter(([, { to, options }]) => to === dataSource.name && !options.virtual)
    .map(([field, { kind }]) => ({ module, field, isList: kind === 'references' })),
);

/** Returns the records that use a data source, by name. */
export async function usesOf(db: Queryable, id: number): Promise<SourceUse[]> {
  const uses: SourceUse[] = [];
  for (const { module, field, isList } of USES) {
    const column = ident(toSnake(field));
    const found = await db.query<{ id: number; name: string }>(
      sql`select id, ${ident(toSnake(module.title))}::text as name from ${ident(module.table)}
        where ${isList ? sql`${id}::bigint = any(${column})` : sql`${column} = ${id}`} order by 2 limit ${raw('200')}`,
    );
    uses.push(...found.map((one) => ({ module: module.name, ...one })));
  }
  return uses;
}
