import { choice, longText } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { READ_RECALL_CASES, RECALL_OUTCOMES, recallCase } from './schema.ts';

type State = Pick<RecordOfModule<typeof recallCase>, 'status'>;

const isOpen = condition<State>('RECALL_CASE_IS_DONE', ({ status }) => status === 'OPEN');
const isDone = condition<State>('RECALL_CASE_IS_OPEN', ({ status }) => status === 'DONE');

/** The animal was looked at, or cannot be. */
export const closeRecallCase = defineOperation(recallCase, {
  name: 'closeRecallCase',
  permission: READ_RECALL_CASES,
  when: [isOpen],
  path: 'close',
  input: {
    outcome: choice(RECALL_OUTCOMES, { required: 'MISSING_OUTCOME' }),
    note: longText({ max: 500 }),
  },
  change: ({ outcome, note }, _record, { id }) => ({ status: 'DONE', outcome, note, doneUserId: id }),
  summary: 'Notes what was found when an animal with a recalled transponder was looked at',
  shown: ({ status }) => status === 'OPEN',
  icon: 'validate',
});

export const reopenRecallCase = defineOperation(recallCase, {
  name: 'reopenRecallCase',
  permission: READ_RECALL_CASES,
  when: [isDone],
  path: 'reopen',
  change: () => ({ status: 'OPEN', outcome: null, note: null, doneUserId: null, doneTimestamp: null }),
  summary: 'Opens the case of an animal with a recalled transponder again',
  shown: ({ status }) => status === 'DONE',
  icon: 'undo',
});
