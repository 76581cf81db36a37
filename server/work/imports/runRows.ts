import sql from 'sql-template-tag';
import type { runImport } from '../../../resources/work/dataImport/jobs.ts';
import { getOne, type Queryable } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import type { SavedRecord } from '../../db/watchTx.ts';
import { conflict, Refusal } from '../../errors.ts';
import type { RunningJob } from '../handleJob.ts';
import { findStored } from '../bulk/bulkSet.ts';
import { isOwnSave, keepSaves } from '../bulk/saves.ts';
import { applyGathered } from './applyGathered.ts';
import type { AppliedRow, DueRow } from './applyRows.ts';
import type { AnyImport, MetRecord, ReadRow } from './handleImport.ts';
import { countResults, IMPORT_SAVES, isDue, ordersOf, setImport, type ImportRecord } from './importRecord.ts';
import { isOpen, readBatch } from './readBatch.ts';
import { readRow, type RowFault, type RowReading } from './readRow.ts';
import { nextRows, type KeptRow, type RowPlace } from './rowBatch.ts';
import { findingWords, keepingWords } from './wordFinder.ts';

/** Records that rows have met, and that were changed or are gone since the dry run. */
async function countDifferences(tx: Queryable, { declared }: AnyImport, importId: number): Promise<number> {
  const stored = findStored(declared.of);
  if (!stored) return 0;
  const { count } = await getOne<{ count: number }>(
    tx,
    sql`select count(distinct r.record_id)::int as count from data_import_row r left join ${stored.name} t on t.id = r.record_id
      where r.import_id = ${importId} and r.record_id is not null and ${isDue} and t.version is distinct from r.version`,
  );
  return count;
}

/** What became of a row, as it is kept. */
interface Result {
  readonly line: number;
  readonly result: 'WRITTEN' | 'LEFT' | 'FAILED';
  readonly code: string | null;
  readonly field: string | null;
  readonly record: number | null;
  readonly more: readonly RowFault[];
}

function resultOf(
  { declared }: AnyImport,
  { line, saves, met, conflict: against, refusal }: AppliedRow,
): Result {
  const code = refusal?.code ?? against?.code ?? null;
  const made = saves.find(({ module, type }) => module === declared.of && type === 'CREATE');
  return {
    line,
    result: code !== null ? 'FAILED' : saves.length > 0 ? 'WRITTEN' : 'LEFT',
    code,
    field: refusal?.column ?? against?.column ?? null,
    record: made?.id ?? met?.id ?? null,
    more: refusal?.more ?? [],
  };
}

/** Refuses a row that met another record, or another version of it, than the dry run has shown. */
function asShown(
  imported: AnyImport,
  rows: ReadonlyMap<ReadRow['values'], KeptRow>,
  isOwn: (met: MetRecord) => Promise<boolean>,
): AnyImport {
  return {
    ...imported,
    apply: async (row) => {
      const met = await imported.apply(row);
      const shown = rows.get(row.values);
      const isAsShown =
        shown?.recordId == null
          ? met === undefined
          : met?.id === shown.recordId && met.version === shown.version;
      if (!isAsShown && !(met && (await isOwn(met)))) throw new Refusal(409, 'IMPORT_ROW_CHANGED');
      return met;
    },
  };
}

/** Writes the rows that the dry run has shown, as they were decided. A row that finds something else is left out. */
export async function runRows(
  running: RunningJob<typeof runImport, RowPlace>,
  imported: AnyImport,
  record: ImportRecord,
  size: number,
): Promise<void> {
  const { position, batch, services } = running;
  const { id, mapping, words } = record;
  const orders = ordersOf(imported, record);
  const allowTest = services.settings.demo;
  if (position === undefined)
    await batch(async ({ tx }) => {
      const count = await countDifferences(tx, imported, id);
      if (count > 0) throw conflict('IMPORT_SET_CHANGED', [], { count });
      const { total } = await getOne<{ total: number }>(
        tx,
        sql`select count(*)::int as total from data_import_row where import_id = ${id} and ${isDue}`,
      );
      return { done: 0, total, position: { group: 0, line: 0 } };
    });
  const reading: RowReading = {
    declared: imported.declared,
    mapping,
    words,
    finder: keepingWords(findingWords(services.db, running.caller)),
    orders,
    allowTest,
  };
  let place = position ?? { group: 0, line: 0 };
  for (let hasMore = true; hasMore;) {
    const found = await nextRows(services.db, id, place, size, sql`${isDue} and result is null`);
    const rows = await readBatch(running, imported, reading, found.rows);
    await batch(async (given) => {
      const { tx } = given;
      const results: Result[] = [];
      const due: DueRow[] = [];
      const shown = new Map<ReadRow['values'], KeptRow>();
      for (const { row, read } of rows) {
        const { values, faults } = read;
        const decision = row.decision === 'SKIP' ? undefined : (row.decision ?? undefined);
        const reread = async (write: ReadRow['write']) => {
          const again = await readRow(
            { ...reading, finder: findingWords(write.tx, write.caller) },
            row.cells,
          );
          shown.set(again.values, row);
          return again;
        };
        if (faults.length > 0 && !isOpen(read))
          results.push({
            line: row.line,
            result: 'FAILED',
            code: faults[0]!.code,
            field: faults[0]!.column,
            record: null,
            more: faults.slice(1),
          });
        else due.push({ line: row.line, values, decision, ...(isOpen(read) && { reread }) });
        shown.set(values, row);
      }
      const saved = new Set<string>();
      const { of } = imported.declared;
      const key = (module: string, one: MetRecord) => `${module} ${one.id} ${one.version}`;
      const isOwn = async (met: MetRecord): Promise<boolean> =>
        saved.has(key(of, met)) || isOwnSave(tx, id, of, met, IMPORT_SAVES);
      const audited = {
        ...given,
        audit: (entry: Parameters<typeof given.audit>[0]) =>
          given.audit({ ...entry, details: { ...entry.details, dataImport: id } }),
      };
      const applied = await applyGathered(
        asShown(imported, shown, isOwn),
        due,
        audited,
        id,
        (save) => void saved.add(key(save.module, save)),
      );
      const saves: SavedRecord[] = applied.flatMap((one) => (one.isWithAnother ? [] : [...one.saves]));
      await keepSaves(tx, id, saves, false, IMPORT_SAVES);
      results.push(...applied.map((one) => resultOf(imported, one)));
      await tx.query(sql`
        update data_import_row k set result = r.result, code = r.code, field = r.field, more = r.more, record_id = coalesce(r.record, k.record_id)
        from jsonb_to_recordset(${json(results)}) as r (line int, result text, code text, field text, record bigint, more jsonb)
        where k.import_id = ${id} and k.line = r.line`);
      const last = found.rows.at(-1);
      place = last ? { group: last.groupLine, line: last.line } : place;
      return { done: found.rows.length, position: place };
    });
    hasMore = found.hasMore;
  }
  await batch(async ({ tx }) => {
    await setImport(tx, id, {
      state: 'DONE',
      ...(await countResults(tx, id)),
      endTimestamp: new Date().toISOString(),
    });
    return { done: 0 };
  });
}
