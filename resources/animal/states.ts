import { any, veterinarian, type Actor } from '../kit/access.ts';
import type { CatalogueCode } from '../kit/codes.ts';
import {
  operationState,
  operationStates,
  type Condition,
  type Operation,
  type OperationState,
} from '../kit/operations.ts';
import { canMendErrors } from './rules.ts';
import { EDIT_ANIMALS, READ_ANIMALS, type AnimalStatus } from './schema.ts';

/** What the operations of an animal depend on. */
export interface AnimalState {
  readonly status: AnimalStatus;
  readonly isLocked: boolean;
  readonly isExternal: boolean;
  readonly isSterilized: boolean;
  readonly hasPendingOwnerTransfer: boolean;
  readonly ownerType: string | null;
  readonly errors: readonly { readonly property: string }[];
  readonly breedIsLocked?: boolean | null;
  /** One of the user's own animals: registered or treated by an entity of theirs. Others are found by number and read. */
  readonly isInScope: boolean;
}

type When = Condition<AnimalState>;
const when = (otherwise: CatalogueCode, holds: When['holds']): When => ({ holds, otherwise });

const isAlive = when('ANIMAL_IS_DEAD', ({ status }) => status !== 'DEAD');
const isDead = when('ANIMAL_IS_NOT_DEAD', ({ status }) => status === 'DEAD');
const isNotLost = when('ANIMAL_IS_LOST', ({ status }) => status !== 'LOST');
const isNotFound = when('ANIMAL_IS_FOUND', ({ status }) => status !== 'FOUND');
const isMissing = when('ANIMAL_IS_NOT_LOST', ({ status }) => status === 'LOST' || status === 'FOUND');
const isNormal: readonly When[] = [isAlive, isNotLost, isNotFound];
const isUnlocked = when('ANIMAL_IS_LOCKED', ({ isLocked }) => !isLocked);
const isOurs = when('ANIMAL_IS_EXTERNAL', ({ isExternal }) => !isExternal);
const isFree = when('PENDING_TRANSFER', ({ hasPendingOwnerTransfer }) => !hasPendingOwnerTransfer);
const isValid = when('ANIMAL_DATA_INVALID', ({ errors }) => errors.length === 0);
const isFertile = when('ANIMAL_ALREADY_STERILIZED', ({ isSterilized }) => !isSterilized);
const never = when('NEVER_ALLOWED', () => false);

const mayTouchTraces = when(
  'OWNER_IS_TRACES',
  ({ ownerType }, actor) => ownerType !== 'TRACES' || actor.permissions.includes('REGISTER_OWNER_TRACES'),
);
const mayEditLost = (condition: When): When =>
  when(
    condition.otherwise,
    (state, actor) => condition.holds(state, actor) || actor.permissions.includes('EDIT_ANIMAL_LOST'),
  );
const canMend = when('ERROR_FLAGGED_FIELD_NOT_WRITABLE', (state, actor) => canMendErrors(state, actor));
const isOwn = when('NO_PERMISSION', ({ isInScope }) => isInScope);

const edit: readonly When[] = [
  isOurs,
  isAlive,
  isUnlocked,
  isFree,
  mayTouchTraces,
  mayEditLost(isNotLost),
  mayEditLost(isNotFound),
  canMend,
  isOwn,
];

/** What can be done with an animal, by whom and in which state. The server enforces it, the page draws its buttons from it. */
export const animalOperations = {
  SET_LOST: { access: any('REGISTER_LOST_ANIMAL', veterinarian), when: isNormal },
  SET_DELIVERED: { access: 'UPDATE_LOST_ANIMAL_STATUS', when: [isMissing, isUnlocked] },
  SET_DEAD: { access: 'WRITE_ANIMAL_DEAD', when: [...isNormal, isUnlocked] },
  SET_NOT_DEAD: { access: 'WRITE_ANIMAL_UNDEAD', when: [isDead] },
  CHANGE_OWNER: {
    access: any('REQUEST_ANIMAL_TRANSFER', veterinarian),
    when: [...isNormal, isFree, isUnlocked, isOurs],
  },
  REGISTER_LICENSING: { access: 'WRITE_ANIMAL_LICENSE', when: isNormal },
  REGISTER_INTERVENTION: {
    access: any('WRITE_HEALTH_INTERVENTION', veterinarian),
    when: [isAlive, isNotLost, isUnlocked, isOurs],
  },
  SET_STERILIZATION: {
    access: any('WRITE_HEALTH_INTERVENTION', veterinarian),
    when: [...isNormal, isFertile, isUnlocked, isValid, isFree],
  },
  REGISTER_AGGRESSION: { access: 'CREATE_AGGRESSION', when: [isAlive] },
  PRINT_CERTIFICATE: { access: READ_ANIMALS, when: [isUnlocked] },
  EDIT: { access: EDIT_ANIMALS, when: edit },
  SET_PHOTO: { access: EDIT_ANIMALS, when: edit },
  LOCK: { access: 'LOCK_ANIMAL', when: [] },
  DELETE: { access: 'SIGNED_IN', when: [never] },
} as const satisfies Readonly<Record<string, Operation<AnimalState>>>;

export type AnimalOperation = keyof typeof animalOperations;
export const ANIMAL_OPERATIONS = Object.keys(animalOperations) as AnimalOperation[];

/** Every operation: allowed, or the reason why not. */
export const operationsOf = (animal: AnimalState, actor: Actor): Record<AnimalOperation, OperationState> =>
  operationStates<AnimalState, AnimalOperation>(animalOperations, animal, actor);

/** One operation: allowed, or the reason why not. */
export const operationOf = (name: AnimalOperation, animal: AnimalState, actor: Actor): OperationState =>
  operationState<AnimalState>(animalOperations[name], animal, actor);

/** Only these may be ticked in lists for what is done to many at once. */
export const isSelectable = (animal: {
  readonly status?: string | null;
  readonly hasPendingOwnerTransfer?: boolean | null;
}): boolean => animal.status === 'NORMAL' && !animal.hasPendingOwnerTransfer;
