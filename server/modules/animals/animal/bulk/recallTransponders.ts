import sql, { empty } from 'sql-template-tag';
import { recallTransponders } from '../../../../../resources/animals/animal/bulkOperations.ts';
import { recallCase } from '../../../../../resources/animals/recallCase/schema.ts';
import { transponderRecall } from '../../../../../resources/stock/transponderRecall/schema.ts';
import { getStored } from '../../../../crud/getStored.ts';
import { conflict } from '../../../../errors.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { findRecord } from '../../../../write/records.ts';
import { insertRecord } from '../../../../write/saveRecord.ts';
import { mailRecall } from './mailRecall.ts';

/** What a run recalls, and the moment of its dry run. */
interface RecallOfRun {
  readonly lot: string;
  readonly manufacturer: string | null;
  readonly reason: string;
  readonly preparedTimestamp: string;
}

/** The recall of a run, which its first transponder makes. */
async function recallOf(
  write: Write,
  { lot, manufacturer, reason, preparedTimestamp }: RecallOfRun,
): Promise<number> {
  const stored = getStored(transponderRecall);
  const known = await findRecord(
    write.tx,
    stored,
    sql`t.lot = ${lot} and t.prepared_timestamp = ${preparedTimestamp}::timestamptz`,
  );
  if (known) return known.id;
  const { id } = await insertRecord(write, stored, {
    lot,
    manufacturer,
    reason,
    preparedTimestamp,
    creationUserId: write.caller.actor?.id ?? null,
  });
  return id;
}

/**
 * Marks the transponders of a batch as recalled. Each living animal with one of them becomes a case of a list, and its
 * owner, veterinarian and entity are written to.
 */
export const recallTranspondersBulk = handleBulk(recallTransponders, {
  find: ({ parameters: { lot, manufacturer } }) =>
    sql`t.lot = ${lot} ${manufacturer === null ? empty : sql`and t.manufacturer = ${manufacturer}`}`,
  change: async ({ write, save, record, at, parameters: { lot, manufacturer, reason } }) => {
    const { unusableReason } = record as unknown as { readonly unusableReason: string | null };
    if (unusableReason !== null) throw conflict('TRANSPONDER_IS_UNUSABLE');
    const recallId = await recallOf(write, { lot, manufacturer, reason, preparedTimestamp: at });
    await save({ unusableReason: reason, recallId }, 'SET_UNUSABLE');
    const [animal] = await write.tx.query<{ id: number; number: string }>(sql`
      select a.id, x.number from transponder x join animal a on a.id = x.animal_id
      where x.id = ${record.id} and a.status <> 'DEAD'`);
    if (!animal) return;
    const found = await insertRecord(write, getStored(recallCase), {
      recallId,
      animalId: animal.id,
      transponder: animal.number,
      status: 'OPEN',
    });
    await mailRecall(write, found);
  },
});
