import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import sql from 'sql-template-tag';
import { animal as declared } from '../../../../resources/animals/animal/schema.ts';
import { setPhoto } from '../../../../resources/animals/animal/operations.ts';
import { MAX_MERGE_REASON, mergeAnimals } from '../../../../resources/animals/animalMerge/calls.ts';
import {
  MERGE_FIELDS,
  MERGE_GROUPS,
  type MergeField,
} from '../../../../resources/animals/animalMerge/fields.ts';
import { MERGE_REASONS } from '../../../../resources/animals/animalMerge/reasons.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { fieldModes } from '../../../../resources/kit/records/modes.ts';
import { operationState } from '../../../../resources/kit/operations/operationStates.ts';
import { conflict, formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { checkDeclared } from '../../../write/rules.ts';
import { insertRecord, refuseStale, removeRecord, saveRecord } from '../../../write/saveRecord.ts';
import { differing } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { checkEdit } from '../animal/editedColumns.ts';
import { animals } from '../animal/record/animals.ts';
import type { Animal } from '../animal/record/animal.ts';
import { lockAnyAnimal } from '../animal/record/findAnimal.ts';
import { animalMerges, type Ground, type MergeTrace } from './animalMerges.ts';
import { findObstacle, findPair, type Pair } from './findPair.ts';
import { moveAnimalRecords, storedValues } from './movableRecords.ts';

/** The fields of a record that a user may take from another one when the two are merged. */
export function writableFields(record: Animal, actor: Actor): MergeField[] {
  const modes = fieldModes(declared, actor, 'update', record, record);
  const canSetPhoto = operationState(setPhoto, record, actor).allowed;
  return MERGE_FIELDS.filter((name) => (name === 'photoId' ? canSetPhoto : modes[name] === 'edit'));
}

/** Returns the faults of the two numbers. */
function faultsOf(transponder: string, oldTransponder: string, reason: string): FieldError[] {
  const faults: FieldError[] = [];
  if (transponder === '') faults.push({ property: 'transponder', error: 'MISSING_TRANSPONDER' });
  if (oldTransponder === '') faults.push({ property: 'oldTransponder', error: 'INVALID_TRANSPONDER' });
  else if (oldTransponder === transponder)
    faults.push({ property: 'oldTransponder', error: 'INVALID_TRANSPONDER' });
  if (reason === '') faults.push({ property: 'reason', error: 'MISSING_REASON' });
  else if (reason.length > MAX_MERGE_REASON) faults.push({ property: 'reason', error: 'INVALID_REASON' });
  return faults;
}

/** The columns that the surviving record takes from the old one, under the rules of an edit. */
async function takenColumns(
  write: Write,
  { current, old }: Pair,
  named: readonly string[],
): Promise<Partial<Animal>> {
  const { caller, tx, services } = write;
  const writable = writableFields(current, caller.actor);
  // A field is taken with the whole group that it belongs to.
  const groups: readonly (readonly MergeField[])[] = MERGE_GROUPS;
  const names = groups.filter((group) => group.some((field) => named.includes(field))).flat();
  const taken = differing(Object.fromEntries(names.map((name) => [name, old[name]])), current);
  const refused = Object.keys(taken).filter((name) => !writable.some((one) => one === name));
  if (refused.length > 0)
    throw formError(refused.map((property) => ({ property, error: 'UNWRITABLE_FIELD' as const })));
  const { photoId: _photo, ...edited } = taken;
  if (Object.keys(edited).length > 0) {
    const record = { ...current, ...edited };
    checkDeclared(animals.module, {
      mode: 'update',
      actor: caller.actor,
      given: edited,
      record,
      before: current,
    });
    await checkEdit({ ...write, tx, services, caller, before: current, input: edited });
  }
  return taken;
}

/** Moves what belongs to an animal without being a record of its own: files, transponders, who finds it. */
async function moveRest(
  { tx }: Write,
  from: number,
  survivor: Animal,
): Promise<Pick<MergeTrace['moved'], 'documents' | 'transponders' | 'entities' | 'addedEntities'>> {
  const to = survivor.id;
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const documents = await tx.query<{ id: number }>(
    sql`update document set document_type_id = ${to}
      where document_type in ('ANIMAL', 'ANIMAL_PHOTO') and document_type_id = ${from} returning id`,
  );
  const transponders = await tx.query<{ transponder: string; kind: string }>(
    sql`select transponder, kind from transponder_alias where animal_id = ${from} order by transponder`,
  );
  await tx.query(
    sql`update transponder_alias set animal_id = ${to}, kind = 'MERGED' where animal_id = ${from}`,
  );
  const entities = await tx.query<Ground>(
    sql`select entity_id, ground from animal_entity where animal_id = ${from} and ended_timestamp is null
      order by entity_id, ground`,
  );
  const added = await tx.query<Ground>(
    sql`insert into animal_entity (entity_id, animal_id, ground)
      select entity_id, ${to}::bigint, ground from animal_entity where animal_id = ${from} and ended_timestamp is null
      on conflict do nothing returning entity_id, ground`,
  );
  return {
    documents: ids(documents),
    transponders,
    entities,
    addedEntities: added,
  };
}

/** Stores a reason that was not used before, so that it is offered the next time. */
const keepReason = async ({ tx }: Write, reason: string): Promise<void> => {
  if ((Object.values(MERGE_REASONS) as string[]).includes(reason)) return;
  await tx.query(sql`insert into animal_merge_reason (reason) values (${reason}) on conflict do nothing`);
};

/**
 * Merges two records of one animal in one transaction. What belongs to the old record moves to the surviving one, its
 * transponders mean that one from then on, and the old record ends. What is needed to undo it is kept with the merge.
 */
export const mergeAnimalsHandler = handleWrite(mergeAnimals, async (context) => {
  const { body, caller, tx } = context;
  const transponder = readTransponder(body.transponder ?? '');
  const oldTransponder = readTransponder(body.oldTransponder ?? '');
  const reason = (body.reason ?? '').replace(/\s+/g, ' ').trim();
  const faults = faultsOf(transponder, oldTransponder, reason);
  if (faults.length > 0) throw formError(faults);
  const pair = await findPair(tx, { transponder, oldTransponder }, caller, true);
  const { current, old } = pair;
  const obstacle = await findObstacle(tx, pair, caller);
  if (obstacle) throw conflict(obstacle.reason, [{ property: obstacle.property, error: obstacle.reason }]);
  await refuseStale(context, animals, current, body.version);
  await refuseStale(context, animals, old, body.oldVersion);
  const taken = await takenColumns(context, pair, body.take ?? []);

  const records = await moveAnimalRecords(context, old.id, current.id);
  const rest = await moveRest(context, old.id, current);
  const details = { transponder: current.transponder, oldTransponder: old.transponder };
  // What moved or ended may have changed both: a vaccination, a sterilisation.
  const now = await lockAnyAnimal(tx, current.id);
  const left = await lockAnyAnimal(tx, old.id);
  await removeRecord(context, animals, left, { action: 'MERGE', details });
  const saved = await saveRecord(context, animals, now, taken, { action: 'MERGE', details });
  await keepReason(context, reason);
  const trace: MergeTrace = {
    absorbed: { ...storedValues(animals, old), version: left.version },
    moved: { ...records, ...rest },
    survivor: {
      id: saved.id,
      ownerId: saved.ownerId,
      taken: Object.keys(taken).map((name) => ({
        name,
        before: current[name as MergeField],
        after: saved[name as MergeField],
      })),
    },
  };
  const made = await insertRecord(
    context,
    animalMerges,
    {
      animalId: saved.id,
      oldTransponder: old.transponder,
      oldSecondTransponder: old.secondTransponder,
      oldAnimalId: old.id,
      oldName: old.name,
      oldRegistrationDate: old.registrationDate,
      oldVeterinaryId: old.veterinaryId,
      reason,
      isReverted: false,
      creationUserId: caller.actor.id,
      creationEntityId: caller.actor.entity?.id ?? null,
    },
    { action: 'MERGE', details },
    { columns: { trace } },
  );
  return { id: made.id, animalId: saved.id, transponder: saved.transponder, oldTransponder: old.transponder };
});
