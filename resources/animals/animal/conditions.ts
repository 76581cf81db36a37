import { allows, type Actor } from '../../kit/access.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import type { Condition } from '../../kit/types.ts';
import { canMendErrors, type FlaggedOwner } from './rules.ts';
import type { animal } from './schema.ts';

type Stored = Pick<
  RecordOfModule<typeof animal>,
  | 'status'
  | 'isLocked'
  | 'isExternal'
  | 'isSterilized'
  | 'hasPendingOwnerTransfer'
  | 'hasAdvertCode'
  | 'hasPendingLostReport'
  | 'isReportClosing'
  | 'hasDeathReport'
  | 'errors'
>;

/** The values on which the operations of an animal depend. */
export interface AnimalState extends Stored {
  readonly birthdate?: string | null;
  readonly lockReason?: string | null;
  readonly ownerType: string | null;
  /** Known where an error of the animal concerns its owner. */
  readonly flaggedOwner?: FlaggedOwner | null;
  readonly breedIsLocked?: boolean | null;
  /** Whether its breed takes a licence is known where the record is read for its page. */
  readonly breed?: { readonly id: number; readonly hasLicensing?: boolean } | null;
  /** One of the user's own animals: registered, transferred or with consent. Others are found and read. */
  readonly isInScope?: boolean;
  /** The user may read its owner. */
  readonly isOwnerInScope?: boolean;
  /** An entity of the user reported that it has found the animal, and the report is open. */
  readonly isHolder?: boolean;
}

type When = Condition<AnimalState>;
const when = condition<AnimalState>;

export const isAlive = when('ANIMAL_IS_DEAD', ({ status }) => status !== 'DEAD');
export const isDead = when('ANIMAL_IS_NOT_DEAD', ({ status }) => status === 'DEAD');
export const isNotLost = when('ANIMAL_IS_LOST', ({ status }) => status !== 'LOST');
export const isNotFound = when('ANIMAL_IS_FOUND', ({ status }) => status !== 'FOUND');
export const isMissing = when('ANIMAL_IS_NOT_LOST', ({ status }) => status === 'LOST' || status === 'FOUND');
/** Its register is this one: another has not taken it over. */
export const isHere = when('ANIMAL_IS_EXPORTED', ({ status }) => status !== 'EXPORTED');
export const isNormal = [isAlive, isHere, isNotLost, isNotFound];
export const isUnlocked = when('ANIMAL_IS_LOCKED', ({ isLocked }) => !isLocked);
export const isNotLockedYet = when('ANIMAL_ALREADY_LOCKED', ({ isLocked }) => !isLocked);
export const isLocked = when('ANIMAL_NOT_LOCKED', (record) => record.isLocked === true);
export const isOurs = when('ANIMAL_IS_EXTERNAL', ({ isExternal }) => !isExternal);
export const isFree = when('PENDING_TRANSFER', ({ hasPendingOwnerTransfer }) => !hasPendingOwnerTransfer);
export const hasAdvertCode = when('NO_ADVERT_CODE', (record) => record.hasAdvertCode === true);
export const hasNoAdvertCode = when('ADVERT_CODE_IN_FORCE', (record) => record.hasAdvertCode !== true);
export const hasNoPendingLostReport = when(
  'LOST_PENDING_VALIDATION',
  ({ hasPendingLostReport }) => !hasPendingLostReport,
);
export const isReportNotClosing = when('LOST_CLOSE_IS_PENDING', ({ isReportClosing }) => !isReportClosing);
export const hasNoDeathReport = when('DEATH_ALREADY_REPORTED', ({ hasDeathReport }) => !hasDeathReport);
export const isValid = when('ANIMAL_DATA_INVALID', ({ errors }) => (errors ?? []).length === 0);
export const isFertile = when('ANIMAL_ALREADY_STERILIZED', ({ isSterilized }) => !isSterilized);
export const never = when('NEVER_ALLOWED', () => false);

const mayTouchTraces = when(
  'OWNER_IS_TRACES',
  ({ ownerType }, actor) => ownerType !== 'TRACES' || actor.permissions.includes('REGISTER_OWNER_TRACES'),
);
const mayEditLost = ({ otherwise, holds }: When): When =>
  when(otherwise, (state, actor) => holds(state, actor) || actor.permissions.includes('EDIT_ANIMAL_LOST'));
const canMend = when('ERROR_FLAGGED_FIELD_NOT_WRITABLE', (state, actor) => canMendErrors(state, actor));
/** A veterinarian, who may treat the animal at night, and the entity that has found it reach its owner. */
export const mayReachOwner = when(
  'NO_PERMISSION',
  (record, actor) => actor.isOperator || actor.type === 'VETERINARY' || record.isHolder === true,
);
export const isOwn = when('NO_PERMISSION', ({ isInScope }) => isInScope !== false);

export const isEditable: readonly When[] = [
  isOurs,
  isAlive,
  isHere,
  isUnlocked,
  isFree,
  mayTouchTraces,
  mayEditLost(isNotLost),
  mayEditLost(isNotFound),
  canMend,
  isOwn,
];

/** A dead animal's record is closed; who may reopen it sees what that would open. */
export const isOpenTo = ({ status }: AnimalState, actor: Actor): boolean =>
  status !== 'DEAD' || allows('WRITE_ANIMAL_UNDEAD', actor);
