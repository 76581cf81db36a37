import sql, { join, type Sql } from 'sql-template-tag';
import { ownerReview } from '../../../../resources/owners/ownerReview/schema.ts';
import { ownerDataUpdate } from '../../../../resources/owners/ownerDataUpdate/schema.ts';
import { ownerTraining } from '../../../../resources/owners/ownerTraining/schema.ts';
import { modules } from '../../../../resources/schemas.ts';
import { user } from '../../../../resources/access/user/schema.ts';
import type { CrudModule } from '../../../crud/hooks.ts';
import { getOne, type Queryable, type Tx } from '../../../db/db.ts';
import { columnIdent } from '../../../db/sql.ts';
import { hooks } from '../../../generated/hooks.ts';
import {
  countMoves,
  moveRecords,
  returnRecords,
  type Movable,
  type MovedIds,
} from '../../../write/moveRecords.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { StoredModule } from '../../../write/storedModuleType.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { observations } from '../../common/observation/observations.ts';
import { requests, storedRequest } from '../../common/request/storedRequest.ts';
import { owners } from '../owner/ownerRecord.ts';

let known: readonly StoredModule[] | undefined;

/** Every kind of record that belongs to an owner. A review is of the record that was changed, and stays with it. */
const movable = (): readonly StoredModule[] =>
  (known ??= [
    ...modules
      .filter(
        ({ name, fields }) =>
          name !== ownerReview.name && fields.ownerId?.to === 'owner' && !fields.ownerId.options.virtual,
      )
      .map((module) =>
        storedModule<StoredRecord>(module, hooks[module.name] ?? {}, undefined, module.parent && owners),
      ),
    observations,
  ]);

/** Records of which an owner has one at most: those that the kept one has already are not moved. */
const STAYING: Readonly<Record<string, (survivorId: number) => Sql>> = {
  [ownerTraining.name]: (survivorId) => sql`exists (select from owner_training s
    where s.owner_id = ${survivorId} and coalesce(s.animal_id, 0) = coalesce(t.animal_id, 0))`,
  [ownerDataUpdate.name]: (survivorId) => sql`t.contact is not null and not t.closed and exists (
    select from owner_data_update s where s.owner_id = ${survivorId} and s.contact = t.contact and not s.closed)`,
  // An account speaks for the owner: staff give it to another record by a document.
  [user.name]: (survivorId) => sql`(exists (select from app_user s where s.owner_id = ${survivorId})
    or not exists (select from owner_merge m
      join document d on d.document_type = 'OWNER_MERGE' and d.document_type_id = m.id
      where m.survivor_id = ${survivorId} and m.absorbed_id = t.owner_id and not coalesce(m.is_reverted, false)))`,
};

const ofOwners: Movable = {
  field: 'ownerId',
  kinds: movable,
  staying: ({ module }, survivorId) => STAYING[module.name]?.(survivorId) ?? sql`false`,
};

/** The types of request that name owners in other fields; those fields. Closed requests stay as they were decided. */
const naming = (): readonly (readonly [CrudModule, readonly string[]])[] =>
  requests.flatMap((module) => {
    const stored = storedRequest(module);
    return stored.hooks.ownerFields ? [[stored, stored.hooks.ownerFields] as const] : [];
  });

/** The open requests `t` that name an owner in one of the fields. */
const openRequestsOf = (fields: readonly string[], ownerId: number): Sql =>
  sql`not t.closed and (${join(
    fields.map((field) => sql`t.${columnIdent(field)} = ${ownerId}`),
    ' or ',
  )})`;

/** Returns the number of records of each kind that a merge would move. */
export async function countOwnerMoves(
  db: Queryable,
  from: number,
  to: number,
): Promise<{ module: string; count: number }[]> {
  const counts = await countMoves(db, ofOwners, from, to);
  for (const [{ module, name }, fields] of naming()) {
    const found = await getOne<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${name} t where ${openRequestsOf(fields, from)}`,
    );
    counts.push({ module: module.name, count: found.count });
  }
  const documents = await getOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from document where document_type = 'OWNER' and document_type_id = ${from}`,
  );
  counts.push({ module: 'document', count: documents.count });
  return counts.filter(({ count }) => count > 0);
}

/** Renames an owner in requests of one type, as far as they are open and name the owner still. */
async function renameInRequests(
  write: Write,
  [stored, fields]: readonly [CrudModule, readonly string[]],
  ids: readonly number[],
  from: number,
  to: number,
  action: 'MERGE' | 'MERGE_REVERTED',
): Promise<number[]> {
  const renamed: number[] = [];
  for (const id of ids) {
    const request = await findRecord(
      write.tx,
      stored,
      sql`t.id = ${id} and ${openRequestsOf(fields, from)}`,
      {
        lock: true,
      },
    );
    if (!request) continue;
    const named = new Map<string, unknown>(Object.entries(request));
    const changes: Values = Object.fromEntries(
      fields.filter((field) => named.get(field) === from).map((field) => [field, to]),
    );
    await saveRecord(write, stored, request, changes, action);
    renamed.push(id);
  }
  return renamed;
}

async function giveDocuments(tx: Tx, which: Sql, to: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    sql`update document set document_type_id = ${to} where document_type = 'OWNER' and ${which} returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Gives what belongs to one owner to another; answers what it was. */
export async function moveOwnerRecords(write: Write, from: number, to: number): Promise<MovedIds> {
  const { tx } = write;
  const open = new Map<CrudModule, readonly number[]>();
  for (const [stored, fields] of naming()) {
    const rows = await tx.query<{ id: number }>(
      sql`select t.id from ${stored.name} t where ${openRequestsOf(fields, from)} order by t.id`,
    );
    open.set(
      stored,
      rows.map(({ id }) => id),
    );
  }
  const records: Record<string, readonly number[]> = await moveRecords(write, ofOwners, from, to);
  for (const kind of naming())
    records[kind[0].module.name] = await renameInRequests(
      write,
      kind,
      open.get(kind[0]) ?? [],
      from,
      to,
      'MERGE',
    );
  records.document = await giveDocuments(tx, sql`document_type_id = ${from}`, to);
  return Object.fromEntries(Object.entries(records).filter(([, ids]) => ids.length > 0));
}

/** Gives what had moved back: what still belongs to the kept owner. */
export async function returnOwnerRecords(
  write: Write,
  records: MovedIds,
  from: number,
  to: number,
): Promise<void> {
  for (const kind of movable()) await returnRecords(write, ofOwners, kind, records, from, to);
  for (const kind of naming())
    await renameInRequests(write, kind, records[kind[0].module.name] ?? [], from, to, 'MERGE_REVERTED');
  const documents = [...(records.document ?? [])];
  await giveDocuments(write.tx, sql`id = any(${documents}::bigint[]) and document_type_id = ${from}`, to);
}
