import { longText } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { MOVE_TRANSPONDERS, transponder } from './schema.ts';

type State = Pick<RecordOfModule<typeof transponder>, 'state'>;

const isNotRegistered = condition<State>(
  'TRANSPONDER_ALREADY_REGISTERED',
  ({ state }) => state !== 'REGISTERED',
);
const isNotMoving = condition<State>('TRANSPONDER_IN_TRANSACTION', ({ state }) => state !== 'IN_TRANSACTION');
const isUsable = condition<State>('TRANSPONDER_IS_UNUSABLE', ({ state }) => state !== 'UNUSABLE');
const isUnusable = condition<State>('TRANSPONDER_IS_USABLE', ({ state }) => state === 'UNUSABLE');

/** Damaged, lost or called back by its maker. */
export const setUnusable = defineOperation(transponder, {
  name: 'setUnusable',
  permission: MOVE_TRANSPONDERS,
  when: [isNotRegistered, isNotMoving, isUsable],
  path: 'unusable',
  input: { unusableReason: longText({ required: 'MISSING_REASON', max: 500 }) },
  change: ({ unusableReason }) => ({ unusableReason }),
  summary: 'Marks a transponder as unusable: no animal can be registered with it',
  shown: ({ state }) => state !== 'UNUSABLE',
  icon: 'lock',
  danger: true,
});

export const setUsable = defineOperation(transponder, {
  name: 'setUsable',
  permission: 'MANAGE_TRACEABILITY',
  when: [isNotRegistered, isUnusable],
  path: 'usable',
  change: () => ({ unusableReason: null, recallId: null }),
  summary: 'Marks a transponder as usable again',
  shown: ({ state }) => state === 'UNUSABLE',
  icon: 'validate',
});
