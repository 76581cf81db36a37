import { integer } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { hasRun, isWithin } from '../operationRun/stages.ts';
import { dataImport, IMPORT_READY_DAYS, IMPORT_ROWS_KEPT_DAYS, type ImportState } from './schema.ts';

type Import = RecordOfModule<typeof dataImport>;

const isIn =
  (...states: readonly ImportState[]) =>
  ({ state }: Import): boolean =>
    state !== null && states.includes(state);
/** Nothing of it was written: it can still be prepared in another way. */
export const isPrepared = ({ state, startTimestamp }: Pick<Import, 'state' | 'startTimestamp'>): boolean =>
  startTimestamp === null && ['DRAFT', 'READY', 'FAILED', 'CANCELED'].includes(state ?? '');

const isOpenForPreparation = condition<Import>('IMPORT_NOT_OPEN', (one) => isPrepared(one));
const isReady = condition<Import>('DRY_RUN_REQUIRED', isIn('READY'));
const isFresh = condition<Import>('RUN_EXPIRED', ({ readyTimestamp }) =>
  isWithin(readyTimestamp, IMPORT_READY_DAYS),
);
const writesSomething = condition<Import>('IMPORT_NOTHING_TO_DO', ({ writeCount }) => (writeCount ?? 0) > 0);
const isUnderWay = condition<Import>(
  'RUN_ALREADY_FINISHED',
  isIn('DRAFT', 'DRY_RUN', 'READY', 'RUNNING', 'UNDOING'),
);
const isDone = condition<Import>('IMPORT_NOT_DONE', hasRun);
const isInTime = condition<Import>('IMPORT_UNDO_TOO_LATE', ({ startTimestamp }) =>
  isWithin(startTimestamp, IMPORT_ROWS_KEPT_DAYS),
);

const shared = { permission: 'RUN_IMPORT', failure: 'ERROR_IMPORT', answer: ['state'] } as const;

export const simulateImport = defineOperation(dataImport, {
  name: 'simulateImport',
  ...shared,
  when: [isOpenForPreparation],
  path: 'simulate',
  errors: ['MISSING_COLUMN', 'IMPORT_FILE_GONE', 'IMPORT_KIND_UNKNOWN', 'TOO_MANY_JOBS'],
  change: () => ({ state: 'DRY_RUN' }),
  summary: 'Starts the dry run of an import: what would become of each row is listed, and nothing changes',
  shown: (one: Import) => isPrepared(one),
  icon: 'operation',
});

export const startImport = defineOperation(dataImport, {
  name: 'startImport',
  ...shared,
  when: [isReady, isFresh, writesSomething],
  path: 'start',
  input: { count: integer({ required: 'CONFIRMATION_REQUIRED', invalid: 'INVALID_CONFIRMATION', min: 0 }) },
  check: ({ count }, { writeCount }) =>
    typeof count === 'number' && count !== writeCount
      ? [{ property: 'count', error: 'INVALID_CONFIRMATION' }]
      : [],
  errors: ['IMPORT_KIND_UNKNOWN', 'TOO_MANY_JOBS'],
  change: () => ({ state: 'RUNNING' }),
  summary:
    'Writes exactly the rows that the dry run has shown, as they were decided; `count` repeats how many',
  shown: isIn('READY'),
  icon: 'upload',
  danger: true,
});

export const cancelImport = defineOperation(dataImport, {
  name: 'cancelImport',
  ...shared,
  when: [isUnderWay],
  path: 'cancel',
  summary: 'Stops an import after its batch, or drops one that is prepared. What was written stays',
  shown: isIn('DRAFT', 'DRY_RUN', 'READY', 'RUNNING', 'UNDOING'),
  icon: 'remove',
  danger: true,
});

export const undoImport = defineOperation(dataImport, {
  name: 'undoImport',
  ...shared,
  when: [isDone, isInTime],
  path: 'undo',
  errors: ['BULK_RECORD_CHANGED', 'IMPORT_KIND_UNKNOWN', 'TOO_MANY_JOBS'],
  change: () => ({ state: 'UNDOING' }),
  summary:
    'Takes away what an import has made and gives all else the values that it had, unless a record was changed since',
  shown: isIn('DONE', 'FAILED', 'CANCELED'),
  icon: 'undo',
  danger: true,
});
