import { allows, type Actor } from '../../kit/access.ts';
import { longText } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { MOVE_TRANSPONDERS } from '../transponder/schema.ts';
import { transponderMovement } from './schema.ts';

type Movement = RecordOfModule<typeof transponderMovement>;

const speaksFor = (entityId: number | null, actor: Actor): boolean =>
  allows('MANAGE_TRACEABILITY', actor) || (entityId !== null && actor.entity?.id === entityId);
const receives = ({ toEntityId }: Movement, actor: Actor): boolean => speaksFor(toEntityId, actor);
const gives = ({ fromEntityId }: Movement, actor: Actor): boolean => speaksFor(fromEntityId, actor);

const isPending = condition<Movement>('MOVEMENT_ALREADY_CLOSED', ({ status }) => status === 'PENDING');
const isReceiver = condition<Movement>('MOVEMENT_IS_OF_OTHERS', receives);
const isGiver = condition<Movement>('MOVEMENT_IS_OF_OTHERS', gives);

const closed = <S extends 'ACCEPTED' | 'REJECTED' | 'CANCELED'>(status: S, actor: Actor) => ({
  status,
  closingUserId: actor.id,
  closingTimestamp: new Date().toISOString(),
});

export const acceptMovement = defineOperation(transponderMovement, {
  name: 'acceptMovement',
  permission: MOVE_TRANSPONDERS,
  when: [isPending, isReceiver],
  path: 'accept',
  change: (_input, _record, actor) => closed('ACCEPTED', actor),
  summary: 'Accepts transponders: the receiving entity holds them from then on',
  shown: receives,
  icon: 'validate',
});

export const rejectMovement = defineOperation(transponderMovement, {
  name: 'rejectMovement',
  permission: MOVE_TRANSPONDERS,
  when: [isPending, isReceiver],
  path: 'reject',
  input: { rejectionReason: longText({ required: 'MISSING_REASON', max: 500 }) },
  change: ({ rejectionReason }, _record, actor) => ({ ...closed('REJECTED', actor), rejectionReason }),
  summary: 'Rejects transponders: they stay with the entity that gave them',
  shown: receives,
  icon: 'remove',
  danger: true,
});

export const cancelMovement = defineOperation(transponderMovement, {
  name: 'cancelMovement',
  permission: MOVE_TRANSPONDERS,
  when: [isPending, isGiver],
  path: 'cancel',
  change: (_input, _record, actor) => closed('CANCELED', actor),
  summary: 'Takes a movement back that the receiving entity has not accepted yet',
  shown: gives,
  icon: 'undo',
});
