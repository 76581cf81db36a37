import sql from 'sql-template-tag';
import { ownerMerge } from '../../../../resources/owners/ownerMerge/schema.ts';
import type { Tx } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { conflict } from '../../../errors.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { owners, readOwner } from '../owner/ownerRecord.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import { moveOwnerRecords } from './movableRecords.ts';
import type { OwnerMerge, OwnerMergeTrace } from './ownerMerges.ts';
import { findObstacle, lockPair } from './pair.ts';
import { isTakenValid, takenValues } from './taken.ts';

/** Lets the entities that read the absorbed owner read the kept one, on the same grounds; answers those that are new. */
const showToEntities = (tx: Tx, from: number, to: number): Promise<OwnerMergeTrace['addedEntities']> =>
  tx.query(
    sql`insert into owner_entity (entity_id, owner_id, ground, since_timestamp)
      select entity_id, ${to}::bigint, ground, since_timestamp from owner_entity where owner_id = ${from} and ended_timestamp is null
      on conflict do nothing returning entity_id, ground`,
  );

/** Refuses what has come in between: one of the two was merged, locked, or changed so that the values no longer fit. */
async function refuseImpossible(write: Write, { survivorId, absorbedId, take }: OwnerMerge): Promise<void> {
  const { tx, caller } = write;
  // A new name is written to the animals that the kept owner has already.
  const animalsOf = take?.includes('name') ? [survivorId, absorbedId] : [absorbedId];
  const pair = await lockPair(tx, { survivorId, absorbedId }, animalsOf);
  const obstacle = findObstacle(pair, caller);
  if (obstacle) throw conflict(obstacle.reason);
  if (!(await isTakenValid(tx, pair, takenValues(pair, take ?? []), caller.actor)))
    throw conflict('OWNER_MERGE_DATA_INVALID');
}

/**
 * Merges two records of an owner in the transaction of the decision. What belongs to one moves to the other; it stays,
 * locked, and names the record that was kept. What is needed to undo it is kept with the request.
 */
async function mergeOwners(write: Write, { id, survivorId, absorbedId, take }: OwnerMerge): Promise<void> {
  const { tx } = write;
  const [to, from] = [survivorId, absorbedId];
  const before = { survivor: await readOwner(tx, to), absorbed: await readOwner(tx, from) };
  const taken = takenValues(before, take ?? []);
  const details = { survivorId: to, absorbedId: from };
  const records = await moveOwnerRecords(write, from, to);
  const addedEntities = await showToEntities(tx, from, to);
  await saveRecord(
    write,
    owners,
    before.absorbed,
    { isLocked: sql`true`, lockEndDate: null, mergedIntoId: to },
    { action: 'MERGE', details },
  );
  const survivor = await saveRecord(write, owners, before.survivor, taken, { action: 'MERGE', details });
  const names = Object.keys(taken) as OwnerMergeTrace['taken'][number]['name'][];
  const trace: OwnerMergeTrace = {
    records,
    addedEntities,
    taken: names.map((name) => ({ name, before: before.survivor[name], after: survivor[name] })),
  };
  await tx.query(sql`update owner_merge set trace = ${json(trace)} where id = ${id}`);
}

export const ownerMergeAcceptance = defineAcceptance<typeof ownerMerge, OwnerMerge>(ownerMerge, {
  prepare: refuseImpossible,
  accept: mergeOwners,
});
