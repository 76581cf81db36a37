import sql, { type Sql } from 'sql-template-tag';
import { healthIntervention } from '../../../../resources/animals/healthIntervention/schema.ts';
import { STERILIZATION } from '../../../../resources/animals/healthIntervention/types.ts';
import { modules } from '../../../../resources/schemas.ts';
import { getStored } from '../../../crud/getStored.ts';
import type { Queryable } from '../../../db/db.ts';
import { saveDerived } from '../../../write/derived.ts';
import { countMoves, moveRecords, returnRecords, type Movable } from '../../../write/moveRecords.ts';
import { insertRecord, removeRecord } from '../../../write/saveRecord.ts';
import type { StoredModule } from '../../../write/storedModuleType.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { animals } from '../animal/record/animals.ts';
import { certificates } from '../certificate/certificates.ts';
import { observations } from '../../common/observation/observations.ts';
import type { EndedRecord, MergeTrace } from './animalMerges.ts';

let known: readonly StoredModule[] | undefined;

/** Every kind of record that belongs to an animal: what refers to one in its field `animalId`, certificates and notes. */
const movable = (): readonly StoredModule[] =>
  (known ??= [
    ...modules
      .filter(({ fields }) => fields.animalId?.to === 'animal' && !fields.animalId.options.virtual)
      .map((module) => getStored(module)),
    certificates,
    observations,
  ]);

/** Records of which an animal has one at most: those that the surviving one has already are not moved. */
const DUPLICATES: Readonly<Record<string, (survivorId: number) => Sql>> = {
  [healthIntervention.name]: (survivorId) => sql`t.type_id = ${STERILIZATION} and exists (
    select from health_intervention s where s.animal_id = ${survivorId} and s.type_id = ${STERILIZATION})`,
};

const ofAnimals: Movable = {
  field: 'animalId',
  kinds: movable,
  staying: ({ module }, survivorId) => DUPLICATES[module.name]?.(survivorId) ?? sql`false`,
};

/** Returns the number of records of each kind that a merge would move. */
export async function countAnimalMoves(
  db: Queryable,
  from: number,
  to: number,
): Promise<{ module: string; count: number }[]> {
  const counts = await countMoves(db, ofAnimals, from, to);
  const [files] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from document where document_type = 'ANIMAL' and document_type_id = ${from}`,
  );
  return files?.count ? [...counts, { module: 'document', count: files.count }] : counts;
}

/** Gives the records of one animal to another; answers which they were, and which ended. */
export async function moveAnimalRecords(
  write: Write,
  from: number,
  to: number,
): Promise<{ records: Record<string, number[]>; ended: EndedRecord[] }> {
  const ended: EndedRecord[] = [];
  const records = await moveRecords(write, ofAnimals, from, to, async (kind, record) => {
    ended.push({ module: kind.module.name, record: storedValues(kind, record) });
    await removeRecord(write, kind, record, { action: 'MERGE' });
  });
  return { records, ended };
}

/** Gives records back to an animal that is there again: those that still belong to the other one. */
export async function returnAnimalRecords(
  write: Write,
  { records, ended }: Pick<MergeTrace['moved'], 'records' | 'ended'>,
  from: number,
  to: number,
): Promise<void> {
  for (const kind of movable()) {
    await returnRecords(write, ofAnimals, kind, records, from, to);
    for (const { module, record } of ended)
      if (module === kind.module.name) await restoreRecord(write, kind, record, 'MERGE_REVERTED');
    // What follows from the records is computed for the animal that gets them; the other one lost them.
    await saveDerived(write, kind.module, animals, from);
  }
}

/** The columns of a record, by the names of their fields. */
export const storedValues = <R extends StoredRecord>(
  stored: StoredModule<R>,
  record: R,
): EndedRecord['record'] => ({
  ...Object.fromEntries(Object.entries(record).filter(([name]) => stored.columns.has(name))),
  id: record.id,
  version: record.version,
});

/** Saves a record that had been removed once more, under its number; its versions go on where they ended. */
export function restoreRecord<R extends StoredRecord>(
  write: Write,
  stored: StoredModule<R>,
  { id, version, ...values }: EndedRecord['record'],
  action: 'MERGE_REVERTED',
): Promise<R> {
  const columns: Values = { id, version: version + 2 };
  return insertRecord(write, stored, values as Partial<R>, action, { columns });
}
