import { allOf, operator } from '../../kit/access.ts';
import { longText } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { CANNOT_MOVE } from './cannotMove.ts';
import { ANNOUNCE_HANDOVERS, registerHandover } from './schema.ts';

type State = RecordOfModule<typeof registerHandover>;
const when = condition<State>;

const isOut = when('HANDOVER_IS_IN', ({ direction }) => direction === 'OUT');
const isIn = when('HANDOVER_IS_OUT', ({ direction }) => direction === 'IN');
const isWaiting = ({ state }: State): boolean => state === 'AWAITING_OWNER' || state === 'ANNOUNCED';
const isOpen = when('HANDOVER_IS_CLOSED', isWaiting);
const isAnnounced = when('HANDOVER_NOT_ANNOUNCED', ({ state }) => state === 'ANNOUNCED');
const isDone = when('HANDOVER_NOT_DONE', ({ state }) => state === 'DONE');
const isContested = when('HANDOVER_NOT_CONTESTED', ({ contestState }) => contestState === 'OPEN');
/** As a change of owner: for its days, and for as long as an objection waits. */
const canUndo = when(
  'HANDOVER_UNDO_OVER',
  ({ contestState, contestEndTimestamp }) =>
    contestState === 'OPEN' || (contestEndTimestamp !== null && Date.parse(contestEndTimestamp) > Date.now()),
);

const staff = allOf('MANAGE_ANIMAL_TRANSFER', operator);
const reason = longText({ required: 'MISSING_REASON', max: 500 });

/** The other register has said in another way than by a call that it keeps the animal. */
export const confirmHandover = defineOperation(registerHandover, {
  name: 'confirmHandover',
  permission: staff,
  when: [isOut, isAnnounced],
  path: 'confirm',
  input: { reason },
  change: ({ reason: said }) => ({ state: 'DONE', reason: said, doneTimestamp: new Date().toISOString() }),
  summary:
    'Notes that another register has confirmed by letter that it keeps an animal; the animal is exported',
  errors: ['HANDOVER_OWNER_CHANGED', ...CANNOT_MOVE],
  shown: ({ direction, state }) => direction === 'OUT' && state === 'ANNOUNCED',
  icon: 'validate',
});

export const withdrawHandover = defineOperation(registerHandover, {
  name: 'withdrawHandover',
  permission: ANNOUNCE_HANDOVERS,
  when: [isOut, isOpen],
  path: 'withdraw',
  input: { reason },
  change: ({ reason: why }) => ({ state: 'WITHDRAWN', reason: why }),
  summary: 'Withdraws the hand-over of an animal that the other register has not confirmed yet',
  shown: (record) => record.direction === 'OUT' && isWaiting(record),
  icon: 'remove',
});

export const keepHandover = defineOperation(registerHandover, {
  name: 'keepHandover',
  permission: staff,
  when: [isOut, isDone, isContested],
  path: 'keep',
  input: { reason },
  change: ({ reason: why }) => ({ contestState: 'STANDS', reason: why }),
  summary: 'Decides that a hand-over stands to which the owner objects',
  shown: ({ contestState }) => contestState === 'OPEN',
  icon: 'validate',
});

export const undoHandover = defineOperation(registerHandover, {
  name: 'undoHandover',
  permission: staff,
  when: [isOut, isDone, canUndo],
  path: 'undo',
  input: { reason },
  change: ({ reason: why }, { contestState }) => ({
    state: 'UNDONE',
    reason: why,
    ...(contestState === 'OPEN' && { contestState: 'UNDONE' as const }),
  }),
  summary: 'Undoes the hand-over of an animal as one act: it is in this register again, with its owner',
  errors: ['ANIMAL_IS_DEAD'],
  shown: ({ direction, state }) => direction === 'OUT' && state === 'DONE',
  icon: 'undo',
  danger: true,
});

export const takeOver = defineOperation(registerHandover, {
  name: 'takeOver',
  permission: staff,
  when: [isIn, isAnnounced],
  path: 'take-over',
  change: () => ({ state: 'DONE', doneTimestamp: new Date().toISOString() }),
  summary:
    'Receives an animal that another register has announced: it is registered here by its number, or comes back, and the other register is notified',
  errors: ['HANDOVER_NOT_REGISTERED_YET', 'ANIMAL_IS_DEAD'],
  shown: ({ direction, state }) => direction === 'IN' && state === 'ANNOUNCED',
  icon: 'validate',
});

export const refuseHandover = defineOperation(registerHandover, {
  name: 'refuseHandover',
  permission: staff,
  when: [isIn, isAnnounced],
  path: 'refuse',
  input: { reason },
  change: ({ reason: why }) => ({ state: 'REFUSED', reason: why }),
  summary: 'Refuses an animal that another register has announced; the reason stays here',
  shown: ({ direction, state }) => direction === 'IN' && state === 'ANNOUNCED',
  icon: 'remove',
});
