import sql from 'sql-template-tag';
import { modules } from '../../../../resources/schemas.ts';
import type { Queryable } from '../../../db/db.ts';
import { ident, toCamel } from '../../../db/sql.ts';
import { readVersionData } from '../../../write/redactVersions.ts';
import { foldEach } from '../ownerErasure/redactText.ts';
import { ERASURE_RULES } from '../ownerErasure/rules.ts';
import type { Subject } from '../ownerErasure/subject.ts';

type Row = Readonly<Record<string, unknown>>;

/** All data about an owner, by kind; newest first where there is a time. */
export type Everything = Readonly<Record<string, readonly Row[]>>;

/** The latest so many rows of the audit. */
const MAX_READS = 10_000;

/** Columns for the register's own use. */
const INTERNAL = ['searchText', 'nameOrder', 'nameKeys', 'passwordHash'];
/** Columns that can hold the data of other people: they are given where they mention this one. */
const OF_SOMEONE = new Set([
  'newOwner',
  'owner',
  'trace',
  ...modules.flatMap(({ name, fields }) =>
    name === 'owner' || name === 'animal'
      ? []
      : Object.entries(fields).flatMap(([field, { options }]) => (options.personal ? [field] : [])),
  ),
]);

function ownPart(row: Row, mentions: RegExp): Row {
  const kept = Object.entries(row).filter(
    ([name, value]) =>
      !INTERNAL.includes(name) &&
      (!OF_SOMEONE.has(name) || value === null || mentions.test(foldEach(JSON.stringify(value)))),
  );
  return Object.fromEntries(kept);
}

const camelRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamel(name), value]));

/** The rows with the names of their parishes beside the ids. */
async function withParishes(db: Queryable, found: Everything): Promise<Everything> {
  const ids = Object.values(found).flatMap((rows) =>
    rows.flatMap(({ parishId }) => (parishId ? [parishId] : [])),
  );
  const parishes = await db.query<{ id: number; name: string }>(
    sql`select id, name from parish where id = any(${[...new Set(ids)]}::bigint[])`,
  );
  const names = new Map(parishes.map(({ id, name }) => [Number(id), name]));
  const named = (row: Row): Row =>
    row.parishId ? { ...row, parish: names.get(Number(row.parishId)) ?? null } : row;
  return Object.fromEntries(Object.entries(found).map(([kind, rows]) => [kind, rows.map(named)]));
}

/**
 * Reads what the register holds about an owner. What is tied to an owner follows from the rules of erasure: a table that
 * is added there is exported as well.
 */
export async function readEverything(db: Queryable, subject: Subject): Promise<Everything> {
  const { ids, emails } = subject;
  const mentions = new RegExp(subject.pattern);
  const found: Record<string, readonly Row[]> = {};
  const read = async (kind: string, statement: ReturnType<typeof sql>): Promise<void> => {
    const rows = await db.query<{ row: Row }>(statement);
    if (rows.length > 0) found[kind] = rows.map(({ row }) => ownPart(camelRow(row), mentions));
  };
  await read(
    'owner',
    sql`select to_jsonb(t) as row from owner t where id = any(${[...ids]}::bigint[]) order by id`,
  );
  const versions = await readVersionData(db, 'owner', ids);
  found.ownerVersions = versions.map(({ data }) => data);
  for (const [table, rule] of Object.entries(ERASURE_RULES)) {
    if (rule.does !== 'REDACT' || !rule.rows) continue;
    await read(
      toCamel(table),
      sql`select to_jsonb(t) as row from ${ident(table)} t where ${rule.rows(subject)} order by t.id desc`,
    );
  }
  await read(
    'account',
    sql`select to_jsonb(t) as row from app_user t where t.owner_id = any(${[...ids]}::bigint[]) order by id`,
  );
  await read(
    'document',
    sql`select to_jsonb(t) as row from document t
      where t.document_type = 'OWNER' and t.document_type_id = any(${[...ids]}::bigint[]) order by id desc`,
  );
  await read(
    'mail',
    sql`select jsonb_build_object('subject', t.payload ->> 'subject', 'asked', t.creation_timestamp, 'sent', t.done_timestamp)
        as row
      from outbox t where t.kind = 'MAIL' and lower(t.payload ->> 'to') = any(${[...emails]}::text[]) order by t.id desc`,
  );
  await read(
    'audit',
    sql`select jsonb_build_object('at', a.at, 'action', a.action, 'user', u.name, 'entity', e.name) as row
      from audit_kept a left join app_user u on u.id = a.user_id left join entity e on e.id = u.entity_id
      where a.object_type = 'owner' and a.object_id = any(${ids.map(String)}::text[])
      order by a.at desc, a.id desc limit ${MAX_READS}`,
  );
  return withParishes(db, found);
}
