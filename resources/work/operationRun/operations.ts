import { integer } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { findBulkOperation } from '../operationTemplate/bulkParameters.ts';
import { operationRun, READY_DAYS, RUN_RECORDS_KEPT_DAYS, type RunState } from './schema.ts';
import { hasRun, isWithin } from './stages.ts';

type Run = RecordOfModule<typeof operationRun>;

const isIn =
  (...states: readonly RunState[]) =>
  ({ state }: Run): boolean =>
    state !== null && states.includes(state);
const isReady = condition<Run>('DRY_RUN_REQUIRED', isIn('READY'));
const isFresh = condition<Run>('RUN_EXPIRED', ({ readyTimestamp }) => isWithin(readyTimestamp, READY_DAYS));
const changesSomething = condition<Run>('BULK_NOTHING_TO_DO', ({ changeCount }) => (changeCount ?? 0) > 0);
const isOpen = condition<Run>('RUN_ALREADY_FINISHED', isIn('DRY_RUN', 'READY', 'RUNNING', 'UNDOING'));
const isDone = condition<Run>('BULK_NOT_DONE', hasRun);
const isUndoable = condition<Run>(
  'BULK_NOT_UNDOABLE',
  ({ operation }) => findBulkOperation(operation)?.isUndoable === true,
);
const isInTime = condition<Run>('BULK_UNDO_TOO_LATE', ({ startTimestamp }) =>
  isWithin(startTimestamp, RUN_RECORDS_KEPT_DAYS),
);

const shared = { permission: 'RUN_OPERATION', failure: 'ERROR_RUN_OPERATION', answer: ['state'] } as const;

export const startRun = defineOperation(operationRun, {
  name: 'startRun',
  ...shared,
  when: [isReady, isFresh, changesSomething],
  path: 'start',
  input: {
    count: integer({
      invalid: 'INVALID_CONFIRMATION',
      min: 0,
      example: 1,
      owedWhen: 'unless the template leaves it out',
    }),
  },
  asksOf: ({ requiresConfirmation }) => (requiresConfirmation === false ? [] : ['count']),
  errors: ['CONFIRMATION_REQUIRED'],
  // A template may leave the confirmation out; a number that is given has to be right all the same.
  check: ({ count }, { changeCount, requiresConfirmation }) => {
    if (count == null)
      return requiresConfirmation === false ? [] : [{ property: 'count', error: 'CONFIRMATION_REQUIRED' }];
    return count === changeCount ? [] : [{ property: 'count', error: 'INVALID_CONFIRMATION' }];
  },
  change: () => ({ state: 'RUNNING' }),
  summary:
    'Changes exactly the records that the dry run has shown; `count` repeats how many, unless the template leaves that out',
  shown: isIn('DRY_RUN', 'READY'),
  icon: 'operation',
  danger: true,
});

export const cancelRun = defineOperation(operationRun, {
  name: 'cancelRun',
  ...shared,
  when: [isOpen],
  path: 'cancel',
  summary:
    'Stops a dry run or a run after its batch, or drops a dry run that is ready. What was changed stays',
  shown: isIn('DRY_RUN', 'READY', 'RUNNING', 'UNDOING'),
  icon: 'remove',
  danger: true,
});

export const undoRun = defineOperation(operationRun, {
  name: 'undoRun',
  ...shared,
  when: [isDone, isUndoable, isInTime],
  path: 'undo',
  errors: ['BULK_RECORD_CHANGED'],
  change: () => ({ state: 'UNDOING' }),
  summary: 'Gives all records of a run the values that they had, unless one of them was changed since',
  shown: isIn('DONE', 'FAILED', 'CANCELED'),
  icon: 'undo',
  danger: true,
});
