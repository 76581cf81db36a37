import { z } from 'zod';
import { choice, data, integer, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { RUN_STATES } from '../operationRun/stages.ts';

const computed = { computed: true } as const;
const later = { ...computed, recordOnly: true } as const;

/** The states of an import: a run that is prepared first. */
export const IMPORT_STATES = ['DRAFT', ...RUN_STATES] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What is counted of an import, in the order in which it is shown. */
export const IMPORT_COUNTS = [
  'rowCount',
  'newCount',
  'changedCount',
  'sameCount',
  'conflictCount',
  'refusedCount',
  'writeCount',
  'writtenCount',
  'failedCount',
] as const;

/** Days for which the rows of an import and its file are kept, and in which it can be undone. */
export const IMPORT_ROWS_KEPT_DAYS = 90;

/** Days for which what a dry run has shown can be run. */
export const IMPORT_READY_DAYS = 7;

/** Where the rows of a file are, and how they are written. */
export const sourceOptions = z.strictObject({
  sheet: z.string().max(200).optional(),
  encoding: z.string().max(40).optional(),
  separator: z.string().max(4).optional(),
  /** The line of the headers, counted from 1; 0 where there are none. */
  headerRow: z.int().min(0).max(100).optional(),
  /** Of dates in figures, where no row of a column decides. */
  dateOrder: z.enum(['DMY', 'MDY']).optional(),
});
export type ImportOptions = z.output<typeof sourceOptions>;

/** The most columns of a file that are looked at, words of a column that are translated, and characters of a word. */
export const MAX_COLUMNS = 200;
export const MAX_WORDS = 500;
export const MAX_WORD = 200;

const columnName = z.string().max(60);

/** Characters of a value that all rows have. */
export const MAX_FIXED = 120;

/** What fills each of our columns: one of the file, by its place from 0, or a value that all rows have. */
const importMapping = z.record(columnName, z.union([z.int(), z.string().max(MAX_FIXED)]));
export type ImportMapping = Readonly<Record<string, number | string>>;

/** What words of the file mean: a choice, the id of a record, or nothing, by our column. */
const importWords = z.record(columnName, z.record(z.string(), z.string()));
export type ImportWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

const unknownWord = z.object({ column: columnName, word: z.string().max(MAX_WORD), count: z.int() });
export type UnknownWord = z.output<typeof unknownWord>;

/** What is read from a file of another program: its dry run, its run, and its undoing. */
export const dataImport = defineModule({
  name: 'dataImport',
  resource: 'import',
  path: 'imports',
  access: { read: 'RUN_IMPORT', create: 'RUN_IMPORT' },
  fields: {
    name: text({ ...computed, max: 200 }),
    kind: text({ ...later, max: 60 }),
    /** What the kind is called in the reader's language. */
    kindName: text({ virtual: true }),
    source: text(computed),
    state: choice(IMPORT_STATES, {
      ...computed,
      tones: {
        DRAFT: 'attention',
        DRY_RUN: 'info',
        READY: 'attention',
        RUNNING: 'info',
        DONE: 'good',
        FAILED: 'bad',
        CANCELED: 'neutral',
        UNDOING: 'info',
        UNDONE: 'neutral',
      },
    }),
    userId: reference('user', computed),
    creationTimestamp: timestamp(computed),
    rowCount: integer(computed),
    writtenCount: integer(computed),
    newCount: integer(later),
    changedCount: integer(later),
    sameCount: integer(later),
    conflictCount: integer(later),
    refusedCount: integer(later),
    writeCount: integer(later),
    failedCount: integer(later),
    options: data(sourceOptions, later),
    mapping: data(importMapping, later),
    words: data(importWords, later),
    unknownWords: data(z.array(unknownWord).max(MAX_WORDS), later),
    error: text({ ...later, max: 60 }),
    errorDetails: data(z.record(z.string(), z.unknown()), later),
    readyTimestamp: timestamp(later),
    startTimestamp: timestamp(later),
    endTimestamp: timestamp(later),
    undoTimestamp: timestamp(later),
  },
  list: {
    columns: [
      'name',
      'kindName',
      'source',
      'state',
      'userId',
      'creationTimestamp',
      'rowCount',
      'writtenCount',
    ],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['state', 'userId', 'creationTimestamp'],
    search: ['name', 'source'],
    card: { title: 'name', text: 'state' },
  },
  form: {
    sections: [
      {
        name: 'course',
        fields: [
          'kind',
          'userId',
          'creationTimestamp',
          'readyTimestamp',
          'startTimestamp',
          'endTimestamp',
          'undoTimestamp',
        ],
      },
      {
        name: 'result',
        fields: [...IMPORT_COUNTS],
      },
    ],
  },
  menu: { group: 'reports', icon: 'upload', order: 80 },
  without: ['create', 'update', 'remove', 'versions'],
});
