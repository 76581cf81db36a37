import sql, { type Sql } from 'sql-template-tag';
import { animal } from '../../../../resources/animals/animal/schema.ts';
import { ownerReview } from '../../../../resources/owners/ownerReview/schema.ts';
import { ownerTraining } from '../../../../resources/owners/ownerTraining/schema.ts';
import { modules } from '../../../../resources/schemas.ts';
import { user } from '../../../../resources/access/user/schema.ts';
import type { Queryable, Tx } from '../../../db/db.ts';
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
import { animals } from '../../animals/animal/record/animals.ts';
import { transfers } from '../../requests/animalTransfer/transfers.ts';
import { observations } from '../../common/observation/observations.ts';
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
        module.name === animal.name
          ? animals
          : storedModule<StoredRecord>(module, hooks[module.name] ?? {}, undefined, module.parent && owners),
      ),
    observations,
  ]);

/** Records of which an owner has one at most: those that the kept one has already are not moved. */
const STAYING: Readonly<Record<string, (survivorId: number) => Sql>> = {
  [ownerTraining.name]: (survivorId) => sql`exists (select from owner_training s
    where s.owner_id = ${survivorId} and coalesce(s.animal_id, 0) = coalesce(t.animal_id, 0))`,
  [user.name]: (survivorId) => sql`exists (select from app_user s where s.owner_id = ${survivorId})`,
};

const ofOwners: Movable = {
  field: 'ownerId',
  kinds: movable,
  staying: ({ module }, survivorId) => STAYING[module.name]?.(survivorId) ?? sql`false`,
};

/** Open transfers name the owners that they concern; closed ones stay as they were decided. */
const TRANSFER_SIDES = ['previousOwnerId', 'newOwnerId'] as const;

const openTransfersOf = (ownerId: number): Sql =>
  sql`not t.closed and (t.previous_owner_id = ${ownerId} or t.new_owner_id = ${ownerId})`;

/** Returns the number of records of each kind that a merge would move. */
export async function countOwnerMoves(
  db: Queryable,
  from: number,
  to: number,
): Promise<{ module: string; count: number }[]> {
  const counts = await countMoves(db, ofOwners, from, to);
  const [rest] = await db.query<{ animalTransfer: number; document: number }>(
    sql`select (select count(*)::int from animal_transfer t where ${openTransfersOf(from)}) as animal_transfer,
      (select count(*)::int from document where document_type = 'OWNER' and document_type_id = ${from}) as document`,
  );
  return [
    ...counts,
    { module: 'animalTransfer', count: rest?.animalTransfer ?? 0 },
    { module: 'document', count: rest?.document ?? 0 },
  ].filter(({ count }) => count > 0);
}

async function renameInTransfers(
  write: Write,
  ids: readonly number[],
  from: number,
  to: number,
  action: 'MERGE' | 'MERGE_REVERTED',
): Promise<number[]> {
  const moved: number[] = [];
  for (const id of ids) {
    const transfer = await findRecord(write.tx, transfers, sql`t.id = ${id} and ${openTransfersOf(from)}`, {
      lock: true,
    });
    if (!transfer) continue;
    const changes: Values = Object.fromEntries(
      TRANSFER_SIDES.filter((side) => transfer[side] === from).map((side) => [side, to]),
    );
    await saveRecord(write, transfers, transfer, changes, action);
    moved.push(id);
  }
  return moved;
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
  const open = await tx.query<{ id: number }>(
    sql`select t.id from animal_transfer t where ${openTransfersOf(from)} order by t.id`,
  );
  const records: Record<string, readonly number[]> = {
    ...(await moveRecords(write, ofOwners, from, to)),
    animalTransfer: await renameInTransfers(
      write,
      open.map(({ id }) => id),
      from,
      to,
      'MERGE',
    ),
    document: await giveDocuments(tx, sql`document_type_id = ${from}`, to),
  };
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
  await renameInTransfers(write, records.animalTransfer ?? [], from, to, 'MERGE_REVERTED');
  const documents = [...(records.document ?? [])];
  await giveDocuments(write.tx, sql`id = any(${documents}::bigint[]) and document_type_id = ${from}`, to);
}
