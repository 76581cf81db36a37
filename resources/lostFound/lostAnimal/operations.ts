import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { DRAW_POSTERS } from './access.ts';
import { lostAnimal } from './schema.ts';

interface ReportState {
  readonly isClosed?: boolean | null;
  readonly validationStatus?: string | null;
  readonly pendingAnimalTransferId?: number | null;
  readonly animalIsLocked?: boolean | null;
  readonly allowsAdvertising?: boolean | null;
}
const when = condition<ReportState>;

const isOpen = when('LOST_ALREADY_CLOSED', ({ isClosed }) => !isClosed);
const isValidated = when('LOST_PENDING_VALIDATION', ({ validationStatus }) => validationStatus !== 'PENDING');
const hasNoTransfer = when(
  'LOST_CLOSE_IS_PENDING',
  ({ pendingAnimalTransferId }) => (pendingAnimalTransferId ?? null) === null,
);
const isUnlocked = when('ANIMAL_IS_LOCKED', ({ animalIsLocked }) => !animalIsLocked);

const isAdvertised = when('LOST_NOT_ADVERTISED', ({ allowsAdvertising }) => allowsAdvertising === true);

export const edit = defineOperation(lostAnimal, {
  name: 'edit',
  permission: 'EDIT_LOST_ANIMAL',
  when: [isOpen],
  stateOnly: true,
  icon: 'edit',
});

export const close = defineOperation(lostAnimal, {
  name: 'close',
  permission: 'UPDATE_LOST_ANIMAL_STATUS',
  when: [isOpen, isValidated, hasNoTransfer, isUnlocked],
  stateOnly: true,
  page: '/animal/lost/close/:id',
  shown: ({ isClosed, validationStatus }) => !isClosed && validationStatus === 'ACCEPTED',
  icon: 'lost',
});

/** The poster, and with it the public page that its QR code opens. */
export const poster = defineOperation(lostAnimal, {
  name: 'poster',
  permission: DRAW_POSTERS,
  when: [isOpen, isValidated, isAdvertised],
  stateOnly: true,
  page: '/animal/lost/poster/:id',
  shown: ({ isClosed, validationStatus }) => !isClosed && validationStatus === 'ACCEPTED',
  icon: 'poster',
});

export const addObservation = defineOperation(lostAnimal, {
  name: 'addObservation',
  permission: 'SIGNED_IN',
  when: [isOpen],
  stateOnly: true,
  icon: 'edit',
});
