import sql, { empty, type Sql } from 'sql-template-tag';
import { findOne, getOne, type Queryable } from '../db/db.ts';
import { Refusal } from '../errors.ts';

const columns = sql`
  v.id as revision_id, v.revision_timestamp, v.revision_type, v.version, v.impersonator_id is not null as is_secondary,
    u.owner_id is not null as is_owner_creation_user,
    v.changed_fields as revision_changed_fields, v.action as revision_action, v.data,
    case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name, 'veterinaryId', u.veterinary_id,
      'entity', e.name, 'entityId', e.id) end as creation_user,
    case when e.id is null then null else jsonb_build_object('id', e.id, 'name', e.name) end as revision_entity,
    case when k.id is null then null else jsonb_build_object('id', k.id, 'name', k.name, 'partner', k.partner) end as revision_key`;
const from = sql`
  from record_version v
  left join app_user u on u.id = v.user_id
  left join entity e on e.id = v.entity_id
  left join api_key k on k.id = v.api_key_id`;

const select = sql`select ${columns}${from}`;
/** The moment to the microsecond beside it, which a timestamp on the wire rounds. */
const selectWithMicros = (kind: Sql): Sql => sql`select ${columns}, ${kind} as revision_kind,
  (extract(epoch from v.revision_timestamp) * 1000000)::bigint as revision_micros${from}`;

/** The most versions of a record that one answer has. */
const MAX_VERSIONS = 200;

interface VersionRow {
  readonly data: Record<string, unknown>;
  readonly revisionChangedFields: readonly string[];
  readonly [column: string]: unknown;
}

/** Presents the record of a version as the plain read presents it to the same caller. */
type Present = (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Whether the reader sees the value of a stored field: neither left out nor emptied by the presentation. */
const isShown = (name: string, data: VersionRow['data'], shown: VersionRow['data']): boolean =>
  name in shown && ((shown[name] ?? null) !== null || (data[name] ?? null) === null);

/** A version on the wire: the record as it was, as this caller may see it, and who made it so. */
function flat({ data, ...about }: VersionRow, present: Present): Record<string, unknown> {
  const shown = present(data);
  const changed = about.revisionChangedFields.filter((name) => !(name in data) || isShown(name, data, shown));
  return { ...shown, ...about, revisionChangedFields: changed };
}

/**
 * The versions of a record, the newest first; at most the last 200.
 * @param before only the version in force just before this moment (ISO 8601): the record as it was
 */
export async function listVersions(
  db: Queryable,
  module: string,
  id: number,
  present: Present,
  before?: string,
): Promise<readonly Record<string, unknown>[]> {
  const rows = await db.query<VersionRow>(
    sql`${select} where v.module = ${module} and v.record_id = ${id}
      ${before === undefined ? empty : sql`and v.revision_timestamp < ${before}::timestamptz`}
      order by v.version desc limit ${before === undefined ? MAX_VERSIONS : 1}`,
  );
  return rows.map((row) => flat(row, present));
}

/** The numbers of versions of a record; null where they were not kept. */
export interface FieldVersions {
  readonly first: number | null;
  /** The last version in which a field was changed. */
  readonly changed: number | null;
}

/** Returns the first version of a record, and the last in which a field was changed. */
export const versionsOfField = (
  db: Queryable,
  module: string,
  id: number,
  field: string,
): Promise<FieldVersions> =>
  getOne<FieldVersions>(
    db,
    sql`select min(version) as first, max(version) filter (where ${field} = any(changed_fields)) as changed
      from record_version where module = ${module} and record_id = ${id}`,
  );

/** Returns who saved a record last, and when, for a save that came second. Nothing for records without versions. */
export async function lastSave(
  db: Queryable,
  module: string,
  id: unknown,
): Promise<{ savedBy?: string | null; savedAt?: string }> {
  const last = await findOne<{ savedBy: string | null; savedAt: string }>(
    db,
    sql`select u.name as saved_by, v.revision_timestamp as saved_at
      from record_version v left join app_user u on u.id = v.user_id
      where v.module = ${module} and v.record_id = ${id} order by v.version desc limit 1`,
  );
  return last ?? {};
}

/** When a field was given its present value, and by what kind of user; names of people are left out. */
interface LastChange<Name extends string> {
  readonly field: Name;
  readonly at: string;
  readonly by: 'VETERINARIAN' | 'OWNER' | 'STAFF' | 'SYSTEM' | 'IMPORT';
  readonly entity: string | null;
  /** Of an import: the program or clinic that its file came from. */
  readonly source: string | null;
  readonly isFirst: boolean;
}

/** The last change of each of these fields of a record, in their order; none for a field without a version. */
export async function lastChanges<Name extends string>(
  db: Queryable,
  module: string,
  id: number,
  fields: readonly Name[],
): Promise<LastChange<Name>[]> {
  return db.query<LastChange<Name>>(sql`
    select f.field, v.revision_timestamp as at, e.name as entity, v.revision_type = 'CREATE' as is_first,
      i.source, case when i.id is not null then 'IMPORT' when u.id is null then 'SYSTEM' when u.owner_id is not null then 'OWNER'
        when u.veterinary_id is not null then 'VETERINARIAN' else 'STAFF' end as by
    from unnest(${[...fields]}::text[]) with ordinality f (field, place)
    cross join lateral (
      select * from record_version r
      where r.module = ${module} and r.record_id = ${id}
        and (r.revision_type = 'CREATE' or f.field = any(r.changed_fields))
      order by r.version desc limit 1) v
    left join app_user u on u.id = v.user_id
    left join entity e on e.id = v.entity_id
    left join data_import i on i.id = v.import_id
    order by f.place`);
}

/** One version, named by its id and moment as the list gave them. */
export async function getVersion(
  db: Queryable,
  module: string,
  id: number,
  revisionId: number,
  revisionTimestamp: string,
  present: Present,
): Promise<Record<string, unknown>> {
  const row = await findOne<VersionRow>(
    db,
    sql`${select} where v.id = ${revisionId} and v.module = ${module} and v.record_id = ${id}
      and date_trunc('milliseconds', v.revision_timestamp) = date_trunc('milliseconds', ${revisionTimestamp}::timestamptz)`,
  );
  if (!row) throw new Refusal(404, 'VERSION_NOT_FOUND');
  return flat(row, present);
}

/** A place between versions of a record: those after it in a list with the newest first are older. */
export interface VersionPlace {
  /** The kind of event that a version is, over alias `v`. */
  readonly kind: Sql;
  /** A condition over alias `v`. */
  readonly where: Sql;
  readonly limit: number;
}

/** The changes of a record as events, the newest first, with their `revisionKind`; its first version is none. */
export async function listChanges(
  db: Queryable,
  module: string,
  id: number,
  present: Present,
  { kind, where, limit }: VersionPlace,
): Promise<readonly Record<string, unknown>[]> {
  const rows = await db.query<VersionRow>(
    sql`${selectWithMicros(kind)} where v.module = ${module} and v.record_id = ${id} and v.revision_type <> 'CREATE' and ${where}
      order by v.revision_timestamp desc, (${kind}) collate "C", v.id desc limit ${limit}`,
  );
  return rows.map((row) => flat(row, present));
}

/** Whether a version of a record is kept, as an expression over a row that names it. */
export const hasVersion = (
  module: Sql,
  id: Sql,
  version: Sql,
): Sql => sql`exists (select from record_version kept
  where kept.module = ${module} and kept.record_id = ${id} and kept.version = ${version})`;

/** The moment of the first version of a record, as an expression; null where none is kept. */
export const firstSaved = (module: string, id: Sql): Sql => sql`(select min(kept.revision_timestamp)
  from record_version kept where kept.module = ${module} and kept.record_id = ${id})`;

/**
 * Returns the values that the fields changed by a version had before it; nothing where no version of then is kept.
 * Read for the register itself: no caller sees them.
 */
export async function valuesBefore(
  db: Queryable,
  module: string,
  id: number,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const kept = await findOne<{ data: Record<string, unknown>; fields: readonly string[] }>(
    db,
    sql`select b.data, v.changed_fields as fields from record_version v
      join record_version b on b.module = v.module and b.record_id = v.record_id and b.version = v.version - 1
      where v.module = ${module} and v.record_id = ${id} and v.version = ${version}`,
  );
  return kept && Object.fromEntries(kept.fields.map((name) => [name, kept.data[name] ?? null]));
}
