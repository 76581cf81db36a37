import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { ID_MAX, byId } from '../../kit/values/ids.ts';
import { CELL_READERS } from '../../kit/import.ts';
import { describe } from '../../kit/values/described.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { largeFileId } from '../../kit/values/largeFiles.ts';
import { queryWords } from '../../kit/calls/query.ts';
import { IMPORT_STATES, MAX_COLUMNS, MAX_FIXED, MAX_WORD, MAX_WORDS, sourceOptions } from './schema.ts';

/** What becomes of a row, as the dry run has shown. */
export const ROW_STATES = ['NEW', 'CHANGED', 'SAME', 'CONFLICT', 'REFUSED'] as const;
/** What the run has made of it. */
export const ROW_RESULTS = ['WRITTEN', 'LEFT', 'FAILED'] as const;
/** What is done with a row: the values of the register stay, those of the file are taken, or the row is left out. */
export const ROW_DECISIONS = ['OURS', 'THEIRS', 'SKIP'] as const;

/** Rows of one answer. */
export const ROWS_MAX = 100;

/** Why a file is not read as a table at all. */
const SOURCE_REFUSALS = [
  'SOURCE_EMPTY',
  'SOURCE_KIND_UNKNOWN',
  'SOURCE_OLD_WORKBOOK',
  'SOURCE_HAS_PASSWORD',
  'SOURCE_DAMAGED',
  'SOURCE_UNPACKS_TOO_LARGE',
  'SOURCE_TOO_WIDE',
  'SOURCE_CELL_TOO_LONG',
  'SOURCE_QUOTE_OPEN',
  'SOURCE_ENCODING_UNKNOWN',
  'SOURCE_SEPARATOR_UNKNOWN',
  'SOURCE_SHEET_UNKNOWN',
  'SOURCE_SHEET_NOT_CHOSEN',
] as const;

const label = impersonal(z.string());
const columnName = describe(z.string().max(60), { example: 'name' });

export const importKinds = defineCall({
  name: 'importKinds',
  method: 'GET',
  path: '/imports/kinds',
  access: 'RUN_IMPORT',
  summary: 'The imports that the caller may run, with the columns of each',
  answer: z.array(
    z.object({
      name: label,
      label,
      text: label,
      /** The module whose records it makes and changes. */
      of: z.string(),
      columns: z.array(
        z.object({
          name: label,
          label,
          isRequired: z.boolean(),
          /** Whether all rows can have one value, which the file does not say: not what is personal. */
          canBeFixed: z.boolean(),
          reader: z.enum(CELL_READERS),
          /** Of a choice: what its words can mean. */
          values: z.array(z.object({ value: z.string(), label })).nullable(),
          /** Of a reference: the module whose records its words name. */
          to: z.string().nullable(),
        }),
      ),
      /** Sources whose files the caller's entity has imported before. */
      sources: z.array(label),
    }),
  ),
});

export const createImport = defineCall({
  name: 'createImport',
  method: 'POST',
  path: '/imports',
  access: 'RUN_IMPORT',
  failure: 'ERROR_IMPORT',
  summary: 'Begins an import of an uploaded file: its columns are guessed, and nothing is read yet',
  body: z.strictObject({
    kind: describe(z.string().max(60), { example: 'breeds' }),
    source: describe(z.string().trim().min(1, 'MISSING_SOURCE').max(120), { example: 'Ficha clínica' }),
    fileId: largeFileId,
  }),
  answer: z.object({ id: z.int() }),
  errors: ['INVALID_IMPORT_KIND', 'DOCUMENT_NOT_FOUND', 'FORM_ERROR_MSG', ...SOURCE_REFUSALS],
});

export const importTable = defineCall({
  name: 'importTable',
  method: 'GET',
  path: '/imports/:id/table',
  access: 'RUN_IMPORT',
  summary: 'What the file of an import looks like: its form as it was guessed, its headers and first rows',
  params: byId,
  answer: z.object({
    kind: z.enum(['CSV', 'XLSX']),
    encoding: z.string().nullable(),
    separator: z.string().nullable(),
    sheets: z.array(z.object({ name: impersonal(z.string()), isHidden: z.boolean(), rows: z.int() })),
    sheet: z.string().nullable(),
    headerRow: z.int(),
    columns: z.array(z.string()),
    sample: z.array(z.array(personal(z.string()))),
    warnings: z.array(z.string()),
  }),
  reads: { objectType: 'dataImport', action: 'READ' },
  errors: ['NOT_FOUND', 'IMPORT_FILE_GONE', ...SOURCE_REFUSALS],
});

export const setUpImport = defineCall({
  name: 'setUpImport',
  method: 'PUT',
  path: '/imports/:id/setup',
  access: 'RUN_IMPORT',
  failure: 'ERROR_IMPORT',
  summary:
    'Says how the file of an import is read, which of its columns fill which of ours, and what words mean',
  params: byId,
  body: z.strictObject({
    version: z.int().positive().max(ID_MAX).optional(),
    options: sourceOptions.optional(),
    /** What fills each of our columns: one of the file, counted from 0, or a value that all rows have. */
    mapping: z
      .array(
        z.strictObject({
          column: columnName,
          at: z.union([
            z
              .int()
              .min(0)
              .max(MAX_COLUMNS - 1),
            z.string().trim().min(1).max(MAX_FIXED),
          ]),
        }),
      )
      .max(MAX_COLUMNS, 'TOO_MANY_COLUMNS')
      .optional(),
    /** What words of the file mean: a choice, the id of a record, or nothing. */
    words: z
      .array(
        z.strictObject({
          column: columnName,
          word: z.string().min(1).max(MAX_WORD),
          means: z.string().max(60),
        }),
      )
      .max(MAX_WORDS, 'TOO_MANY_WORDS')
      .optional(),
  }),
  answer: z.object({ id: z.int(), version: z.int() }),
  errors: [
    'NOT_FOUND',
    'IMPORT_NOT_OPEN',
    'IMPORT_FILE_GONE',
    'IMPORT_KIND_UNKNOWN',
    'INVALID_COLUMN',
    'COLUMN_NEEDS_FILE',
    'INVALID_WORD',
    'STALE_VERSION',
    'FORM_ERROR_MSG',
    ...SOURCE_REFUSALS,
  ],
});

export const importProgress = defineCall({
  name: 'importProgress',
  method: 'GET',
  path: '/imports/:id/progress',
  access: 'RUN_IMPORT',
  summary: 'The state of an import, and how far it is',
  params: byId,
  answer: z.object({ state: z.enum(IMPORT_STATES), done: z.int(), total: z.int().nullable() }),
  errors: ['NOT_FOUND'],
  background: true,
});

const shownValue = z.object({ value: impersonal(z.unknown()), name: personal(z.string()).optional() });

/** A code about a cell. */
const fault = z.object({
  code: z.string(),
  columnLabel: label.nullable(),
  cell: personal(z.string()).nullable(),
});

export const importRows = defineCall({
  name: 'importRows',
  method: 'GET',
  path: '/imports/:id/rows',
  access: 'RUN_IMPORT',
  summary: 'Rows of an import in the order of the file, after a line: what becomes of each, and why',
  params: byId,
  query: z.strictObject({
    state: queryWords(ROW_STATES),
    result: describe(queryWords(ROW_RESULTS), { note: 'What the run has made of them' }),
    /** The last line of the rows before. */
    after: z.coerce.number().int().min(0).max(ID_MAX).optional(),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        line: z.int(),
        state: z.enum(ROW_STATES).nullable(),
        result: z.enum(ROW_RESULTS).nullable(),
        decision: z.enum(ROW_DECISIONS).nullable(),
        label: personal(z.string()).nullable(),
        code: z.string().nullable(),
        /** Why the values of the file cannot be taken in place of those of the register. */
        theirsCode: z.string().nullable(),
        /** Our column that the code is about, its label, and what the file has there. */
        column: z.string().nullable(),
        columnLabel: label.nullable(),
        cell: personal(z.string()).nullable(),
        /** What else is wrong with the row. */
        more: z.array(fault),
        recordId: z.int().nullable(),
        changes: z.array(
          z.object({
            module: z.string(),
            id: z.int(),
            field: z.string(),
            before: shownValue.optional(),
            after: shownValue.optional(),
          }),
        ),
        /** What the reading of its cells has changed or left out. */
        notes: z.array(fault),
      }),
    ),
    /** Further rows follow. */
    hasMore: z.boolean(),
    /** The reasons of these rows, with how many there are of each. */
    reasons: z.array(
      z.object({
        state: z.enum(ROW_STATES),
        code: z.string(),
        column: z.string().nullable(),
        columnLabel: label.nullable(),
        count: z.int(),
        undecided: z.int(),
      }),
    ),
    /** What the reading of cells has changed or left out, with how many cells of each. */
    notes: z.array(z.object({ code: z.string(), columnLabel: label.nullable(), count: z.int() })),
  }),
  reads: { objectType: 'dataImport', action: 'READ' },
  errors: ['NOT_FOUND'],
});

export const decideImportRows = defineCall({
  name: 'decideImportRows',
  method: 'POST',
  path: '/imports/:id/decisions',
  access: 'RUN_IMPORT',
  failure: 'ERROR_IMPORT',
  summary: 'Decides on rows of an import that is ready: on some lines, or on all of one reason',
  params: byId,
  body: z.strictObject({
    decision: describe(z.enum(ROW_DECISIONS).nullable(), { example: 'OURS' }),
    lines: z.array(z.int().positive().max(ID_MAX)).min(1).max(ROWS_MAX).optional(),
    state: z.enum(ROW_STATES).optional(),
    code: z.string().max(80).optional(),
    column: z.string().max(60).nullish(),
  }),
  answer: z.object({ decided: z.int(), writeCount: z.int(), version: z.int() }),
  errors: ['NOT_FOUND', 'DRY_RUN_REQUIRED'],
});

export const refusedRows = defineCall({
  name: 'refusedRows',
  method: 'GET',
  path: '/imports/:id/refused',
  access: 'RUN_IMPORT',
  summary: 'The rows that were not taken over, in the form of the file, with a column that says why',
  params: byId,
  reads: { objectType: 'dataImport', action: 'EXPORT' },
  media: ['application/octet-stream'],
  errors: ['NOT_FOUND'],
  notWhileImpersonating: true,
});
