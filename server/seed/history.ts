import sql from 'sql-template-tag';
import type { AuditAction } from '../../resources/common/audit/actions.ts';
import { modules } from '../../resources/generated/modules.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { addDays } from '../../resources/numbers/dates.ts';
import type { Queryable } from '../db/db.ts';
import { later, momentOf } from '../demonstration/base/calendar.ts';
import { insertRows, type Columns } from '../demonstration/base/insert.ts';
import { Random } from '../demonstration/base/random.ts';
import { ENTITIES } from '../demonstration/entities.ts';
import type { Staff } from '../demonstration/staff.ts';
import { hooks } from '../generated/hooks.ts';
import type { AnimalRow } from '../modules/animals/animal/seed/animalRow.ts';
import { missingSince } from '../modules/lostFound/lostAnimal/seed/missingSince.ts';
import type { OwnerRow } from '../modules/owners/owner/seed/ownerRow.ts';
import type { MadeTransfer } from '../modules/requests/animalTransfer/seed/transfers.ts';
import type { StoredRecord } from '../write/recordValues.ts';
import { storedModule } from '../write/storedModule.ts';
import type { StoredModule } from '../write/storedModuleType.ts';
import type { SeedContext } from './seedContext.ts';

interface VersionRow {
  module: string;
  recordId: number;
  version: number;
  revisionType: 'CREATE' | 'UPDATE';
  revisionTimestamp: string;
  userId: number | null;
  entityId: number | null;
  changedFields: string[];
  data: object;
}

const VERSION_COLUMNS = {
  module: 'text',
  recordId: 'bigint',
  version: 'int',
  revisionType: 'text',
  revisionTimestamp: 'timestamptz',
  userId: 'bigint',
  entityId: 'bigint',
  changedFields: 'text[]',
  data: 'jsonb',
} satisfies Columns<VersionRow>;

interface AuditRow {
  at: string;
  userId: number | null;
  ip: string;
  action: AuditAction;
  objectType: string;
  objectId: string;
  details: object | null;
}

const AUDIT_COLUMNS = {
  at: 'timestamptz',
  userId: 'bigint',
  ip: 'text',
  action: 'text',
  objectType: 'text',
  objectId: 'text',
  details: 'jsonb',
} satisfies Columns<AuditRow>;

/** A change that an animal has been through: when, and what its fields were before. */
interface Change {
  at: string;
  before: Partial<AnimalRow>;
}

/** Returns the change since registration that the present state of an animal implies. */
function changeOf(row: AnimalRow, transfer: MadeTransfer | undefined, today: string): Change | undefined {
  const random = new Random('history', row.id);
  if (transfer) return { at: transfer.row.lastUpdateTimestamp, before: { ownerId: transfer.from.id } };
  if (row.status === 'DEAD')
    return {
      at: momentOf(random, row.deathDate!),
      before: { status: 'NORMAL', deathDate: null, isLocked: false, lockReason: null },
    };
  const before: Partial<AnimalRow> = row.isLocked
    ? { isLocked: false, lockReason: null }
    : { status: 'NORMAL' };
  if (row.status === 'NORMAL' && !row.isLocked) return undefined;
  if (!row.isLocked) return { at: missingSince(row, today), before };
  return { at: momentOf(random, later(addDays(today, -random.int(1, 20)), row.registrationDate)), before };
}

/** Milliseconds from the registration of an animal to the earliest change of its record. */
const FIRST_CHANGE = 30 * 60_000;

/** The moment of a change: on the day of the registration, one that comes after it. */
const afterRegistration = ({ creationTimestamp }: AnimalRow, at: string): string =>
  later(at, new Date(Date.parse(creationTimestamp) + FIRST_CHANGE).toISOString());

/** Names behind the references of a record, as versions keep them. */
export interface Names {
  breeds: ReadonlyMap<number, string>;
  owners: ReadonlyMap<number, string>;
  veterinaries: ReadonlyMap<number, string>;
}

const ENTITY_NAMES = new Map(ENTITIES.map(({ id, name }) => [id, name]));
const reference = (id: number | null, names: ReadonlyMap<number, string>) =>
  id === null ? null : { id, name: names.get(id) ?? '' };

/** A row as a version keeps it: what is searched in is no part of the record. */
const recordOf = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'searchText'));

function animalData(row: AnimalRow, version: number, names: Names): object {
  return {
    ...recordOf(row),
    version,
    breed: reference(row.breedId, names.breeds),
    crossBreed: reference(row.crossBreedId, names.breeds),
    owner: reference(row.ownerId, names.owners),
    veterinary: reference(row.veterinaryId, names.veterinaries),
    entity: reference(row.entityId, ENTITY_NAMES),
  };
}

/**
 * Writes the versions of every animal and owner, and the audit of the last months. Sets each animal's
 * version, so it comes before the animals themselves are written.
 */
export async function writeHistory(
  tx: Queryable,
  { today }: SeedContext,
  animals: readonly AnimalRow[],
  owners: readonly OwnerRow[],
  accepted: ReadonlyMap<number, MadeTransfer>,
  names: Names,
  staff: Staff,
): Promise<void> {
  const versions: VersionRow[] = owners.map((row) => ({
    module: 'owner',
    recordId: row.id,
    version: 1,
    revisionType: 'CREATE',
    revisionTimestamp: row.creationTimestamp,
    userId: null,
    entityId: row.creationEntityId,
    changedFields: [],
    data: { ...recordOf(row), version: 1 },
  }));
  for (const row of animals) {
    const change = changeOf(row, accepted.get(row.id), today);
    const userId = staff.userOf(row.entityId);
    const common = { module: 'animal', recordId: row.id, entityId: row.entityId };
    const first = { ...row, ...change?.before };
    versions.push({
      ...common,
      version: 1,
      revisionType: 'CREATE',
      revisionTimestamp: row.creationTimestamp,
      userId,
      changedFields: [],
      data: animalData(first, 1, names),
    });
    if (!change) continue;
    row.version = 2;
    const changedFields = Object.keys(change.before);
    versions.push({
      ...common,
      version: 2,
      revisionType: 'UPDATE',
      revisionTimestamp: afterRegistration(row, change.at),
      changedFields,
      userId: accepted.has(row.id) ? staff.operator : userId,
      data: animalData(row, 2, names),
    });
  }
  versions.sort((one, other) => (one.revisionTimestamp < other.revisionTimestamp ? -1 : 1));
  await insertRows(tx, 'record_version', VERSION_COLUMNS, versions);
  await insertRows(tx, 'audit_log', AUDIT_COLUMNS, audit(versions, addDays(today, -120)));
}

const tableOf = (module: AnyModule): StoredModule =>
  storedModule(module, hooks[module.name] ?? {}, undefined, module.parent && tableOf(module.parent.module));

interface MadeRecord extends StoredRecord {
  readonly madeAt: string;
  readonly madeIn: number | null;
}

/**
 * Writes the first version of each child record of the demonstration that has none: as it is, by a user of the entity
 * that made it. Reference data, which names no moment, has none.
 */
export async function writeFirstVersions(tx: Queryable, staff: Staff): Promise<void> {
  for (const module of modules.filter(({ parent, without }) => parent && !without?.includes('versions'))) {
    const { name, selectOne, joins } = tableOf(module);
    const records = await tx.query<MadeRecord>(sql`
      select ${selectOne}, made.row ->> 'creation_timestamp' as made_at, coalesce(made.row ->> 'created_entity_id',
        made.row ->> 'creation_entity_id', made.row ->> 'created_by_entity_id')::bigint as made_in
      from ${name} t${joins}, lateral (select to_jsonb(t) as row) made
      where made.row ? 'creation_timestamp'
        and not exists (select from record_version v where v.module = ${module.name} and v.record_id = t.id)
      order by t.id`);
    const versions = records.map(({ madeAt, madeIn, ...record }): VersionRow => ({
      module: module.name,
      recordId: record.id,
      version: record.version,
      revisionType: 'CREATE',
      revisionTimestamp: madeAt,
      userId: staff.userOf(madeIn),
      entityId: madeIn,
      changedFields: [],
      data: record,
    }));
    await insertRows(tx, 'record_version', VERSION_COLUMNS, versions);
  }
}

/** Returns the audit rows of versions since a day; addresses are those reserved for examples (RFC 5737). */
function audit(versions: readonly VersionRow[], since: string): AuditRow[] {
  return versions
    .filter(({ revisionTimestamp, userId }) => userId !== null && revisionTimestamp >= since)
    .map(({ module, recordId, revisionType, revisionTimestamp, userId, changedFields }) => ({
      at: revisionTimestamp,
      userId,
      ip: `192.0.2.${10 + (userId! % 200)}`,
      action: revisionType,
      objectType: module,
      objectId: String(recordId),
      details: changedFields.length > 0 ? { fields: changedFields } : null,
    }));
}
