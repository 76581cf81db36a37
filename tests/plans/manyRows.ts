import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Db } from '../../server/db/db.ts';
import { ident } from '../../server/db/sql.ts';

/** What the operator keeps by hand, or one row for all: it does not grow with the register. */
const SMALL = new Set(
  `schema_migration configuration district county parish postal_code address_import breed vaccine intervention_type role entity_profile
  financing_entity help_article dashboard certificate_template certificate_layout certificate_parameter certificate_key
  audit_seal file_content released_content animal_merge_reason pricing_table other_register
  report_template report_schedule operation_template operation_schedule data_source api_key webhook_subscription transponder_recall`.split(
    /\s+/,
  ),
);

/** Between the ids of one copy and those of the next. */
const STEP = 10_000_000;

interface Column {
  readonly tableName: string;
  readonly columnName: string;
  readonly type: string;
  readonly refersTo: string | null;
  readonly isUnique: boolean;
  readonly isNullable: boolean;
}

/** Columns that refer to records of several modules. */
const REFERS = /^(?:record_id|subject_id|object_id|document_type_id|process_id)$/;

/**
 * Copies the rows of every table that grows until it has `wanted` of them, each copy with ids, dates and texts of its own
 * and with references to copies. Rules, uniqueness aside, are not checked: what counts is how many rows a query reads.
 * @returns the tables that have no row to copy
 */
export async function fillTables(full: Db, wanted: number): Promise<readonly string[]> {
  const db = full.withoutTimeLimit();
  const columns = await db.query<Column>(COLUMNS);
  const tables = [...new Set(columns.map(({ tableName }) => tableName))]
    .filter((name) => !SMALL.has(name))
    .map((name) => [name, columns.filter(({ tableName }) => tableName === name)] as const);
  const copies = new Map<string, number>();
  for (const [table] of tables) {
    const [{ rows } = { rows: 0 }] = await db.query<{ rows: number }>(
      sql`select count(*)::int as rows from ${ident(table)}`,
    );
    if (rows > 0) copies.set(table, Math.ceil(wanted / rows));
  }
  for (const check of await db.query<{ table: string; name: string }>(CHECKS))
    await db.query(sql`alter table ${ident(check.table)} drop constraint if exists ${ident(check.name)}`);
  for (const [table, own] of tables) {
    const count = copies.get(table);
    if (count === undefined || count < 2) continue;
    const names = join(own.map(({ columnName }) => ident(columnName)));
    const values = join(own.map((column) => copied(column, copies)));
    // An index is made faster than it is kept up.
    const indexes = await db.query<{ name: string; definition: string }>(sql`
      select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
      from pg_index i where i.indrelid = ${table}::regclass and not i.indisunique and not i.indisexclusion`);
    await db.transaction(async (tx) => {
      for (const { name } of indexes) await tx.query(sql`drop index ${ident(name)}`);
      // Neither triggers nor foreign keys.
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`
        insert into ${ident(table)} (${names}) overriding system value
        select ${values} from ${ident(table)} t cross join generate_series(1, ${count - 1}::int) n order by random()
        on conflict do nothing`);
      for (const { definition } of indexes) await tx.query(raw(definition));
    });
    await db.query(sql`analyze ${ident(table)}`);
  }
  return tables.filter(([name]) => !copies.has(name)).map(([name]) => name);
}

/** The value of one column in copy number n. */
function copied(
  { columnName, type, refersTo, isUnique, isNullable }: Column,
  copies: ReadonlyMap<string, number>,
): Sql {
  const value = sql`t.${ident(columnName)}`;
  if (refersTo !== null) {
    const others = copies.get(refersTo);
    // What has a name instead of a number is copied under no other.
    if (others === undefined || type !== 'int8') return value;
    const next = sql`${value} + (n % ${raw(String(others))}) * ${raw(String(STEP))}::bigint`;
    // The same reference twice would leave the copy out.
    return isUnique && isNullable ? sql`case when n < ${raw(String(others))} then ${next} end` : next;
  }
  if (columnName === 'id' && type === 'int8') return sql`${value} + n * ${raw(String(STEP))}::bigint`;
  if (REFERS.test(columnName) && type === 'int8')
    return sql`${value} + (n % ${raw(String(copies.get('animal') ?? 1))}) * ${raw(String(STEP))}::bigint`;
  // Names spread over the alphabet; few wait, and few are of the product's own origin in the demonstration.
  if (columnName === 'name' && type === 'text' && !isUnique)
    return sql`substr(md5(n::text), 1, 3) || ' ' || ${value}`;
  if (columnName === 'validation_status')
    return sql`case when n > 20 and ${value} = 'PENDING' then 'ACCEPTED' when n > 20 and ${value} like 'WAITING%' then 'DONE' else ${value} end`;
  if (columnName === 'origin') return sql`case when n % 2 = 0 then 'COLEIRA' else ${value} end`;
  // Few are open at a time.
  if (/^(?:is_)?closed$/.test(columnName) && type === 'bool') return sql`${value} or n > 20`;
  if (type === 'date') return sql`${value} - n % 3000`;
  if (type === 'timestamptz') return sql`${value} - (n % 3000) * interval '1 day'`;
  if (columnName === 'email') return sql`'n' || n || '.' || ${value}`;
  if (columnName === 'search_text') return sql`${value} || ' n' || n`;
  if (/transponder|^number$/.test(columnName) && type === 'text')
    return sql`case when ${value} ~ '^[0-9]{15}$' then left(${value}, 3)
      || lpad(((substr(${value}, 4)::bigint + n::bigint * 1000003) % 1000000000000)::text, 12, '0') else ${value} end`;
  if (columnName === 'vat_number')
    return sql`case when ${value} is null then null else lpad(n::text, 9, '1') || t.ctid::text end`;
  if (isUnique && type === 'text') return sql`${value} || '-' || n`;
  if (isUnique && type === 'bytea') return sql`sha256(${value} || n::text::bytea)`;
  return value;
}

const CHECKS = sql`
  select conrelid::regclass::text as table, conname as name
  from pg_constraint join pg_class c on c.oid = conrelid where contype = 'c' and relnamespace = 'public'::regnamespace`;

const COLUMNS = sql`
  select c.relname as table_name, a.attname as column_name, ty.typname as type,
    (select f.confrelid::regclass::text from pg_constraint f
      where f.contype = 'f' and f.conrelid = c.oid and f.conkey = array[a.attnum] limit 1) as refers_to,
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey::int2[])) as is_unique,
    not a.attnotnull as is_nullable
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type ty on ty.oid = a.atttypid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' order by c.relname, a.attnum`;
