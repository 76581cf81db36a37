import sql from 'sql-template-tag';
import { isNotMerged, isUnlocked } from '../../../../resources/owners/owner/conditions.ts';
import { revert } from '../../../../resources/owners/ownerMerge/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { refuseUnless } from '../../../write/states.ts';
import { same, type Changes } from '../../../write/recordValues.ts';
import { owners, type Owner } from '../owner/ownerRecord.ts';
import { returnOwnerRecords } from './movableRecords.ts';
import type { OwnerMergeTrace } from './ownerMerges.ts';
import { lockPair } from './pair.ts';

const readTrace = async (tx: Tx, id: number): Promise<OwnerMergeTrace> =>
  (await getOne<{ trace: OwnerMergeTrace }>(tx, sql`select trace from owner_merge where id = ${id}`)).trace;

/** The fields that still have what the merge put there: those that were edited since stay as they are. */
const givenBack = ({ taken }: OwnerMergeTrace, now: Owner): Changes<Owner> =>
  Object.fromEntries(
    taken.filter(({ name, after }) => same(after, now[name])).map(({ name, before }) => [name, before]),
  );

/** Refuses where an animal that moved is no longer the kept owner's: whose it was before can no longer be said. */
async function refuseChangedAnimals(tx: Tx, { records }: OwnerMergeTrace, survivorId: number): Promise<void> {
  const ids = [...(records.animal ?? [])];
  const { count } = await getOne<{ count: number }>(
    tx,
    sql`select count(*)::int as count from animal where id = any(${ids}::bigint[]) and owner_id = ${survivorId}`,
  );
  if (count < ids.length) throw conflict('OWNER_MERGE_ANIMALS_CHANGED');
}

/** Undoes a merge: the absorbed record is open again, with what it had then. */
export const revertOperation = operationHandler(revert, {
  change: async (context) => {
    const { tx, record, input, caller } = context;
    const [from, to] = [record.survivorId, record.absorbedId];
    const { survivor, absorbed } = await lockPair(tx, { survivorId: from, absorbedId: to }, [from, to]);
    refuseUnless([isNotMerged, isUnlocked], survivor, caller);
    const trace = await readTrace(tx, record.id);
    await refuseChangedAnimals(tx, trace, from);
    const action = { action: 'MERGE_REVERTED', details: { survivorId: from, absorbedId: to } } as const;
    await saveRecord(context, owners, absorbed, { isLocked: sql`false`, mergedIntoId: null }, action);
    await saveRecord(context, owners, survivor, givenBack(trace, survivor), action);
    await returnOwnerRecords(context, trace.records, from, to);
    await tx.query(
      sql`delete from owner_entity k
        using unnest(${trace.addedEntities.map(({ entityId }) => entityId)}::bigint[],
          ${trace.addedEntities.map(({ ground }) => ground)}::text[]) as given (entity_id, ground)
        where k.owner_id = ${from} and k.entity_id = given.entity_id and k.ground = given.ground`,
    );
    return {
      isReverted: true,
      revertReason: input.revertReason,
      revertTimestamp: new Date().toISOString(),
    };
  },
});
