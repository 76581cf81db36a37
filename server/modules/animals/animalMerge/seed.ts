import sql from 'sql-template-tag';
import { MERGE_REASONS } from '../../../../resources/animals/animalMerge/reasons.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { addDays } from '../../../../resources/numbers/dates.ts';
import type { Queryable } from '../../../db/db.ts';
import { getOne } from '../../../db/db.ts';
import { momentOf } from '../../../demonstration/base/calendar.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { Random } from '../../../demonstration/base/random.ts';
import type { AnimalRow } from '../animal/seed/animalRow.ts';
import type { Staff } from '../../../demonstration/staff.ts';

interface MergeRow {
  animalId: number;
  oldTransponder: string;
  oldAnimalId: number;
  oldName: string;
  oldRegistrationDate: string;
  oldVeterinaryId: number | null;
  reason: string;
  isReverted: boolean;
  revertReason: string | null;
  revertTimestamp: string | null;
  creationTimestamp: string;
  creationUserId: number;
  trace: object;
  searchText: string;
}

const COLUMNS = {
  animalId: 'bigint',
  oldTransponder: 'text',
  oldAnimalId: 'bigint',
  oldName: 'text',
  oldRegistrationDate: 'date',
  oldVeterinaryId: 'bigint',
  reason: 'text',
  isReverted: 'boolean',
  revertReason: 'text',
  revertTimestamp: 'timestamptz',
  creationTimestamp: 'timestamptz',
  creationUserId: 'bigint',
  trace: 'jsonb',
  searchText: 'text',
} satisfies Columns<MergeRow>;

/** Digits of the transponders of absorbed records: none is given to an animal of the demonstration. */
const OLD_NUMBERS = 620_099_000_000_001;
const MERGED = 3;
const DAYS_TO_MERGE = 20;

/**
 * Writes merges of records, for animals that were registered twice: those in force keep the absorbed record, so that
 * they can be undone, and one was undone.
 */
export async function writeMerges(
  tx: Queryable,
  animals: readonly AnimalRow[],
  staff: Staff,
  today: string,
): Promise<void> {
  const [other, ...survivors] = animals
    .filter(
      ({ status, isLocked, registrationDate }) =>
        status === 'NORMAL' && !isLocked && registrationDate < addDays(today, -2 * DAYS_TO_MERGE),
    )
    .slice(0, MERGED + 1);
  if (!other) return;
  const merges: MergeRow[] = [];
  for (const [at, animal] of survivors.entries()) {
    const { id } = await getOne<{ id: number }>(
      tx,
      sql`select nextval(pg_get_serial_sequence('animal', 'id')) as id`,
    );
    // The last one was a mistake: the other record is an animal of its own again.
    const isReverted = at === survivors.length - 1;
    const old: AnimalRow = isReverted
      ? other
      : { ...animal, id, version: 1, transponder: String(OLD_NUMBERS + at), photoId: null };
    merges.push(mergeOf(animal, old, Object.values(MERGE_REASONS)[at]!, isReverted, staff, today));
  }
  await insertRows(tx, 'animal_merge', COLUMNS, merges);
  await tx.query(sql`
    insert into transponder_alias (transponder, animal_id, kind)
    select old_transponder, animal_id, 'MERGED' from animal_merge where not is_reverted`);
}

function mergeOf(
  animal: AnimalRow,
  old: AnimalRow,
  reason: string,
  isReverted: boolean,
  staff: Staff,
  today: string,
): MergeRow {
  const random = new Random('merges', animal.id);
  const { searchText: _text, ...absorbed } = old;
  return {
    animalId: animal.id,
    oldTransponder: old.transponder,
    oldAnimalId: old.id,
    oldName: old.name,
    oldRegistrationDate: old.registrationDate,
    oldVeterinaryId: old.veterinaryId,
    reason,
    isReverted,
    revertReason: isReverted ? 'As fichas eram de dois animais da mesma ninhada' : null,
    revertTimestamp: isReverted ? momentOf(random, addDays(today, -2)) : null,
    creationTimestamp: momentOf(random, addDays(today, -DAYS_TO_MERGE)),
    creationUserId: staff.operator,
    trace: {
      absorbed,
      moved: {
        records: {},
        documents: [],
        transponders: [{ transponder: old.transponder, kind: 'CURRENT' }],
        entities: [{ entityId: old.entityId, ground: 'REGISTERED' }],
        addedEntities: [],
        ended: [],
      },
      survivor: { id: animal.id, ownerId: animal.ownerId, taken: [] },
    },
    searchText: foldText(`${old.transponder} ${old.name} ${reason}`),
  };
}
