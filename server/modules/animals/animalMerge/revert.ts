import sql, { type Sql } from 'sql-template-tag';
import { isFree, isUnlocked } from '../../../../resources/animals/animal/conditions.ts';
import { revert } from '../../../../resources/animals/animalMerge/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { conflict, Refusal } from '../../../errors.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { same, type Changes } from '../../../write/recordValues.ts';
import { animals } from '../animal/record/animals.ts';
import type { Animal } from '../animal/record/animal.ts';
import { lockAnyAnimal } from '../animal/record/findAnimal.ts';
import type { MergeTrace } from './animalMerges.ts';
import { restoreRecord, returnAnimalRecords } from './movableRecords.ts';

const readTrace = async (tx: Tx, id: number): Promise<MergeTrace> =>
  (await getOne<{ trace: MergeTrace }>(tx, sql`select trace from animal_merge where id = ${id}`)).trace;

/** The fields that still have what the merge put there: those that were edited since stay as they are. */
const givenBack = ({ survivor }: MergeTrace, now: Animal): Changes<Animal> =>
  survivor.id !== now.id
    ? {}
    : (Object.fromEntries(
        survivor.taken
          .filter(({ name, after }) => same(after, now[name as keyof Animal]))
          .map(({ name, before }) => [name, before]),
      ) as Changes<Animal>);

/** The grounds of a trace as rows of `given`. */
const groundsOf = (grounds: MergeTrace['moved']['entities']): Sql =>
  sql`unnest(${grounds.map(({ entityId }) => entityId)}::bigint[], ${grounds.map(({ ground }) => ground)}::text[])
    as given (entity_id, ground)`;

/** Files, transponders and the entities that find the animal, back where they were. */
async function returnRest(tx: Tx, { absorbed, moved }: MergeTrace, from: number): Promise<void> {
  await tx.query(
    sql`update document set document_type_id = ${absorbed.id}
      where id = any(${[...moved.documents]}::bigint[]) and document_type_id = ${from}`,
  );
  for (const { transponder, kind } of moved.transponders)
    await tx.query(
      sql`update transponder_alias set animal_id = ${absorbed.id}, kind = ${kind}
        where transponder = ${transponder} and animal_id = ${from}`,
    );
  await tx.query(
    sql`insert into animal_entity (entity_id, animal_id, ground)
      select entity_id, ${absorbed.id}::bigint, ground from ${groundsOf(moved.entities)} on conflict do nothing`,
  );
  await tx.query(
    sql`delete from animal_entity e using ${groundsOf(moved.addedEntities)}
      where e.animal_id = ${from} and e.entity_id = given.entity_id and e.ground = given.ground`,
  );
}

/** Undoes a merge: the absorbed record is there again under its number, with what it had then. */
export const revertOperation = operationHandler(revert, {
  change: async (context) => {
    const { tx, record, input, caller } = context;
    const survivor = await lockAnyAnimal(tx, record.animalId);
    for (const condition of [isFree, isUnlocked])
      if (!condition.holds(survivor, caller.actor)) throw conflict(condition.otherwise);
    const trace = await readTrace(tx, record.id);
    // Whose animal the absorbed record was is no longer what anybody decided since.
    if (trace.survivor.id === survivor.id && trace.survivor.ownerId !== survivor.ownerId)
      throw conflict('ANIMAL_MERGE_OWNER_CHANGED');
    const details = { transponder: survivor.transponder, oldTransponder: record.oldTransponder };
    const action = { action: 'MERGE_REVERTED', details } as const;
    await saveRecord(context, animals, survivor, givenBack(trace, survivor), action);
    await restoreRecord(context, animals, trace.absorbed, 'MERGE_REVERTED').catch((error: unknown) => {
      // Its owner, breed or parish is gone.
      throw error instanceof Refusal ? conflict('ANIMAL_MERGE_NOT_POSSIBLE') : error;
    });
    await returnRest(tx, trace, survivor.id);
    await returnAnimalRecords(context, trace.moved, survivor.id, trace.absorbed.id);
    return {
      isReverted: true,
      revertReason: input.revertReason,
      revertTimestamp: new Date().toISOString(),
    };
  },
  details: ({ record }) => ({ oldTransponder: record.oldTransponder }),
});
