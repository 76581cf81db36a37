import sql from 'sql-template-tag';
import type { runImport } from '../../../resources/work/dataImport/jobs.ts';
import { MAX_WORD, MAX_WORDS, type UnknownWord } from '../../../resources/work/dataImport/schema.ts';
import type { Queryable } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { rehearse } from '../../write/rehearse.ts';
import { shownChanges } from '../bulk/shownChanges.ts';
import type { RunningJob } from '../handleJob.ts';
import { applyGathered } from './applyGathered.ts';
import { unreadable, type AppliedRow, type DueRow } from './applyRows.ts';
import type { AnyImport } from './handleImport.ts';
import { countRows, findImportRecord, ordersOf, setImport, type ImportRecord } from './importRecord.ts';
import { columnsOf, moduleNamed } from './importColumns.ts';
import { keepRows, type DryRunPosition } from './keepRows.ts';
import { isOpen, readBatch } from './readBatch.ts';
import { readRow, textIn, type RowFault, type RowReading } from './readRow.ts';
import { nextRows, type KeptRow } from './rowBatch.ts';
import { findingWords, keepingWords } from './wordFinder.ts';

/** What is kept of a row after its dry run. */
interface Outcome {
  readonly line: number;
  readonly state: string;
  readonly code: string | null;
  readonly field: string | null;
  readonly theirs: string | null;
  readonly label: string | null;
  readonly record: number | null;
  readonly version: number | null;
  readonly changes: readonly unknown[];
  readonly notes: readonly RowFault[];
  readonly more: readonly RowFault[];
}

/** Kinds of field whose words are translated by tables. */
const TRANSLATED: ReadonlySet<string> = new Set(['choice', 'reference', 'boolean']);
const MAX_LABEL = 120;

/** Counts words of the file that mean nothing yet. */
class UnknownWords {
  readonly #counts = new Map<string, { column: string; word: string; count: number }>();
  isChanged = false;
  constructor(known: readonly UnknownWord[]) {
    for (const one of known) this.#counts.set(`${one.column} ${one.word}`, { ...one });
  }
  add(column: string, word: string): void {
    const key = `${column} ${word}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else if (this.#counts.size < MAX_WORDS) this.#counts.set(key, { column, word, count: 1 });
    this.isChanged = true;
  }
  list(): UnknownWord[] {
    this.isChanged = false;
    return [...this.#counts.values()].sort((a, b) => b.count - a.count);
  }
}

/** What the rows of an import are called. */
function labelOf({ declared }: AnyImport, { mapping }: ImportRecord, { cells }: KeptRow): string | null {
  const { title } = moduleNamed(declared.of);
  const column = [title, ...declared.keys.flatMap(({ fields }) => fields)].find(
    (name) => mapping[name] !== undefined,
  );
  return column === undefined ? null : textIn(mapping, cells, column).slice(0, MAX_LABEL) || null;
}

function stateOf({ declared }: AnyImport, { refusal, conflict, saves }: AppliedRow): string {
  if (refusal) return 'REFUSED';
  if (conflict) return 'CONFLICT';
  if (saves.length === 0) return 'SAME';
  return saves.some(({ module, type }) => module === declared.of && type === 'CREATE') ? 'NEW' : 'CHANGED';
}

async function keepOutcomes(tx: Queryable, importId: number, outcomes: readonly Outcome[]): Promise<void> {
  await tx.query(sql`
    update data_import_row k set state = o.state, code = o.code, field = o.field, theirs_code = o.theirs, label = o.label,
      record_id = o.record, version = o.version, changes = o.changes, notes = o.notes, more = o.more, result = null
    from jsonb_to_recordset(${json(outcomes)}) as o (line int, state text, code text, field text, theirs text, label text,
      record bigint, version int, changes jsonb, notes jsonb, more jsonb)
    where k.import_id = ${importId} and k.line = o.line`);
}

/** Works through the rows of an import as the run will, rolls all back, and keeps what it has seen. */
export async function dryRunRows(
  running: RunningJob<typeof runImport, DryRunPosition>,
  imported: AnyImport,
  record: ImportRecord,
  size: number,
): Promise<void> {
  const { position, batch, services } = running;
  const { id, mapping, words } = record;
  if (position?.phase !== 'ROWS') await keepRows(running, imported.declared, record, position);
  const kept = (await findImportRecord(services.db, id)) ?? record;
  const orders = ordersOf(imported, kept);
  const allowTest = services.settings.demo;
  const unknown = new UnknownWords(position?.phase === 'ROWS' ? record.unknownWords : []);
  const translatable = new Set(
    columnsOf(imported.declared).flatMap(({ name, field }) => (TRANSLATED.has(field.kind) ? [name] : [])),
  );
  const reading: RowReading = {
    declared: imported.declared,
    mapping,
    words,
    finder: keepingWords(findingWords(services.db, running.caller)),
    orders,
    allowTest,
  };
  let place = position?.phase === 'ROWS' ? position : { group: 0, line: 0 };
  for (let hasMore = true; hasMore;) {
    const found = await nextRows(services.db, id, place, size, sql`true`);
    const rows = await readBatch(running, imported, reading, found.rows);
    await batch(async (write) => {
      const { tx } = write;
      const outcomes = new Map<number, Outcome>();
      const due: DueRow[] = [];
      const noted = new Map<number, readonly RowFault[]>();
      const note = (row: KeptRow, { column }: RowFault) => {
        const word = textIn(mapping, row.cells, column).slice(0, MAX_WORD);
        if (word !== '' && translatable.has(column)) unknown.add(column, word);
      };
      for (const { row, read } of rows) {
        const { values, faults, notes } = read;
        noted.set(row.line, notes);
        const decision = row.decision === 'SKIP' ? undefined : (row.decision ?? undefined);
        if (faults.length === 0) due.push({ line: row.line, values, decision });
        else if (isOpen(read))
          due.push({
            line: row.line,
            values,
            decision,
            reread: async (within) => {
              const again = await readRow(
                { ...reading, finder: findingWords(within.tx, within.caller) },
                row.cells,
              );
              for (const fault of again.faults) note(row, fault);
              return again;
            },
          });
        else {
          for (const fault of faults) note(row, fault);
          const refusal = unreadable(faults);
          outcomes.set(
            row.line,
            outcomeOf(row, { line: row.line, saves: [], ...(refusal && { refusal }) }, null),
          );
        }
      }
      const byLine = new Map(found.rows.map((row) => [row.line, row]));
      const made = new Set<string>();
      let applied: readonly AppliedRow[] = [];
      await rehearse(write, async (quiet) => {
        applied = await applyGathered(imported, due, quiet);
      });
      const theirs = await theirsCodes(applied);
      for (const one of applied) {
        for (const { module, id: saved, type } of one.saves)
          if (type === 'CREATE') made.add(`${module} ${saved}`);
        outcomes.set(one.line, outcomeOf(byLine.get(one.line)!, one, theirs.get(one.line) ?? null, made));
      }
      await keepOutcomes(tx, id, [...outcomes.values()]);
      if (unknown.isChanged) await setImport(tx, id, { unknownWords: unknown.list() });
      const last = found.rows.at(-1);
      place = last ? { group: last.groupLine, line: last.line } : place;
      return { done: found.rows.length, position: { phase: 'ROWS', ...place } };

      /** Whether the values of the file could be taken where they conflict. */
      async function theirsCodes(all: readonly AppliedRow[]): Promise<ReadonlyMap<number, string>> {
        const conflicts = new Set(all.flatMap(({ line, conflict }) => (conflict ? [line] : [])));
        if (conflicts.size === 0) return new Map();
        let tried: readonly AppliedRow[] = [];
        await rehearse(write, async (quiet) => {
          // Rows of one record build on one another: those that take nothing from the file are run with them.
          const again = due.map((row) =>
            conflicts.has(row.line) ? { ...row, decision: 'THEIRS' as const } : row,
          );
          tried = await applyGathered(imported, again, quiet);
        });
        return new Map(
          tried.flatMap(({ line, refusal }) =>
            conflicts.has(line) && refusal ? [[line, refusal.code] as const] : [],
          ),
        );
      }

      function outcomeOf(
        row: KeptRow,
        one: AppliedRow,
        theirsCode: string | null,
        madeSoFar = new Set<string>(),
      ): Outcome {
        const { refusal, conflict } = one;
        const met = conflict?.met ?? one.met;
        // What this file itself makes has no number yet.
        const isOwn = met && madeSoFar.has(`${imported.declared.of} ${met.id}`);
        return {
          line: row.line,
          state: stateOf(imported, one),
          code: refusal?.code ?? conflict?.code ?? null,
          field: (refusal?.column ?? conflict?.column) || null,
          theirs: theirsCode,
          label: labelOf(imported, record, row),
          record: met && !isOwn ? met.id : null,
          version: met && !isOwn ? met.version : null,
          notes: noted.get(row.line) ?? [],
          more: refusal?.more ?? [],
          changes: conflict?.changes ?? shownChanges(one.saves.filter(({ type }) => type === 'UPDATE')),
        };
      }
    });
    hasMore = found.hasMore;
  }
  await batch(async ({ tx }) => {
    const counts = await countRows(tx, id);
    await setImport(tx, id, {
      state: 'READY',
      ...counts,
      unknownWords: unknown.list(),
      readyTimestamp: new Date().toISOString(),
    });
    return { done: 0, total: counts.rowCount * 2 };
  });
}
