import { setUpImport } from '../../../../resources/work/dataImport/calls.ts';
import { isPrepared } from '../../../../resources/work/dataImport/operations.ts';
import type { ImportMapping, ImportOptions } from '../../../../resources/work/dataImport/schema.ts';
import type { BodyOf } from '../../../../resources/kit/call.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import type { Import } from '../../../../resources/kit/import.ts';
import { json } from '../../../db/sql.ts';
import { handleWrite } from '../../../http/handle.ts';
import { refuseStale, saveRecord } from '../../../write/saveRecord.ts';
import { canBeFixed, columnsOf, findImport } from '../../../work/imports/importColumns.ts';
import { foldWord, guessMapping } from '../../../work/imports/importTexts.ts';
import { storedImports, type FileForm } from '../../../work/imports/importRecord.ts';
import { describeTable } from '../../../import/source/openTable.ts';
import sql from 'sql-template-tag';
import { findReadable } from './findImports.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Columns that there are not, and words that mean nothing that there is. */
function faultsOf(declared: Import, mapping: ImportMapping, words: Words): FieldError[] {
  const columns = new Map(columnsOf(declared).map((column) => [column.name, column]));
  const faults: FieldError[] = Object.keys(mapping)
    .filter((name) => !columns.has(name))
    .map((name) => ({ property: `mapping.${name}`, error: 'INVALID_COLUMN' }));
  for (const [name, at] of Object.entries(mapping)) {
    const column = columns.get(name);
    if (typeof at === 'string' && column && !canBeFixed(declared, column))
      faults.push({ property: `mapping.${name}`, error: 'COLUMN_NEEDS_FILE' });
  }
  for (const [name, table] of Object.entries(words)) {
    const column = columns.get(name);
    const fits = (target: string): boolean => {
      if (target === '') return true;
      if (column?.field.kind === 'choice') return column.field.values?.includes(target) === true;
      if (column?.field.kind === 'boolean') return target === 'true' || target === 'false';
      return column?.field.kind === 'reference' && /^[1-9]\d{0,14}$/.test(target);
    };
    if (!column || !Object.values(table).every(fits))
      faults.push({ property: `words.${name}`, error: column ? 'INVALID_WORD' : 'INVALID_COLUMN' });
  }
  return faults;
}

/** Words by our columns, as they are compared. */
function wordsOf(given: NonNullable<BodyOf<typeof setUpImport>['words']>): Words {
  const byColumn = new Map<string, Map<string, string>>();
  for (const { column, word, means } of given) {
    const table = byColumn.get(column) ?? new Map<string, string>();
    byColumn.set(column, table.set(foldWord(word), means));
  }
  return Object.fromEntries([...byColumn].map(([column, table]) => [column, Object.fromEntries(table)]));
}

interface Prepared {
  readonly form: FileForm;
  readonly options: ImportOptions;
}

export const setUpImportHandler = handleWrite<typeof setUpImport, Prepared | null>(
  setUpImport,
  async ({ body, params, prepared, fail, ...write }) => {
    const record = await findReadable(write.tx, params.id, write.caller, true);
    if (!record) return fail('NOT_FOUND');
    if (!isPrepared(record)) return fail('IMPORT_NOT_OPEN');
    await refuseStale(write, storedImports, record, body.version);
    const declared = findImport(record.kind);
    if (!declared) return fail('IMPORT_KIND_UNKNOWN');
    const words = body.words ? wordsOf(body.words) : record.words;
    const mapping = body.mapping
      ? Object.fromEntries(body.mapping.map(({ column, at }) => [column, at]))
      : prepared
        ? guessMapping(declared, prepared.form.columns ?? [], {})
        : record.mapping;
    const faults = faultsOf(declared, mapping, words);
    if (faults.length > 0) return fail('FORM_ERROR_MSG', faults);
    const saved = await saveRecord(write, storedImports, record, {
      mapping,
      words,
      ...(prepared && { options: prepared.options }),
      state: 'DRAFT',
    });
    if (prepared)
      await write.tx.query(sql`update data_import set form = ${json(prepared.form)} where id = ${record.id}`);
    return { id: saved.id, version: saved.version };
  },
  {
    isNeeded: ({ body }) => body.options !== undefined,
    run: async ({ body, params, caller, services: { db }, fail }) => {
      const record = await findReadable(db, params.id, caller);
      if (!record) return fail('NOT_FOUND');
      if (record.fileId === null) return fail('IMPORT_FILE_GONE');
      const options = body.options ?? record.options;
      const { kind, encoding, separator, columns } = await describeTable(db, record.fileId, options);
      return { form: { kind, encoding, separator, columns }, options };
    },
  },
);
