import type { UserType } from '../../../../resources/kit/access.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';

/** One combination of all that the operations of an animal depend on. */
export interface Combination {
  readonly status: 'NORMAL' | 'LOST' | 'FOUND' | 'DEAD';
  readonly isLocked: boolean;
  readonly isExternal: boolean;
  readonly hasPendingOwnerTransfer: boolean;
  readonly isSterilized: boolean;
  readonly isInvalid: boolean;
}

export const BOTH = [false, true];
export const COMBINATIONS: readonly Combination[] = (['NORMAL', 'LOST', 'FOUND', 'DEAD'] as const).flatMap(
  (status) =>
    BOTH.flatMap((isLocked) =>
      BOTH.flatMap((isExternal) =>
        BOTH.flatMap((hasPendingOwnerTransfer) =>
          BOTH.flatMap((isSterilized) =>
            BOTH.map((isInvalid) => ({
              status,
              isLocked,
              isExternal,
              hasPendingOwnerTransfer,
              isSterilized,
              isInvalid,
            })),
          ),
        ),
      ),
    ),
);

interface Expected {
  readonly permission: Permission;
  /** Kinds of account that hold the right without the permission. */
  readonly byType?: readonly UserType[];
  readonly byOwner?: boolean;
  readonly when: (state: Combination, permissions: readonly Permission[]) => boolean;
}

const isNormal = ({ status }: Combination) => status === 'NORMAL';
const isMissing = ({ status }: Combination) => status === 'LOST' || status === 'FOUND';
const vet = ['VETERINARY'] as const;
/** A wrong field hinders only those who cannot mend it, which has tests of its own. */
const isEditable = (one: Combination, permissions: readonly Permission[]) =>
  (isNormal(one) || (isMissing(one) && permissions.includes('EDIT_ANIMAL_LOST'))) &&
  !one.isExternal &&
  !one.isLocked &&
  !one.hasPendingOwnerTransfer;

/** The table of the specification, in its own words: nothing of it is read from the declarations. */
export const TABLE: Readonly<Record<string, Expected>> = {
  SET_LOST: {
    permission: 'REGISTER_LOST_ANIMAL',
    byType: vet,
    byOwner: true,
    when: isNormal,
  },
  SET_DELIVERED: {
    permission: 'UPDATE_LOST_ANIMAL_STATUS',
    when: (one) => isMissing(one) && !one.isLocked,
  },
  SET_DEAD: {
    permission: 'WRITE_ANIMAL_DEAD',
    when: (one) => isNormal(one) && !one.isLocked,
  },
  SET_NOT_DEAD: {
    permission: 'WRITE_ANIMAL_UNDEAD',
    when: ({ status }) => status === 'DEAD',
  },
  CHANGE_OWNER: {
    permission: 'REQUEST_ANIMAL_TRANSFER',
    byType: vet,
    byOwner: true,
    when: (one) => isNormal(one) && !one.hasPendingOwnerTransfer && !one.isLocked && !one.isExternal,
  },
  REGISTER_LICENSING: { permission: 'WRITE_ANIMAL_LICENSE', when: isNormal },
  REGISTER_INTERVENTION: {
    permission: 'WRITE_HEALTH_INTERVENTION',
    byType: vet,
    when: ({ status, isLocked, isExternal }) =>
      (status === 'NORMAL' || status === 'FOUND') && !isLocked && !isExternal,
  },
  SET_STERILIZATION: {
    permission: 'WRITE_HEALTH_INTERVENTION',
    byType: vet,
    when: (one) =>
      isNormal(one) && !one.isSterilized && !one.isLocked && !one.isInvalid && !one.hasPendingOwnerTransfer,
  },
  REGISTER_AGGRESSION: {
    permission: 'CREATE_AGGRESSION',
    when: ({ status }) => status !== 'DEAD',
  },
  PRINT_CERTIFICATE: {
    permission: 'READ_ANIMAL',
    byType: vet,
    byOwner: true,
    when: ({ isLocked }) => !isLocked,
  },
  DELETE: { permission: 'REGISTER_ANIMAL', when: () => false },
  EDIT: { permission: 'REGISTER_ANIMAL', byType: vet, when: isEditable },
  SET_PHOTO: { permission: 'REGISTER_ANIMAL', byType: vet, when: isEditable },
  LOCK: { permission: 'LOCK_ANIMAL', when: ({ isLocked }) => !isLocked },
  UNLOCK: { permission: 'LOCK_ANIMAL', when: ({ isLocked }) => isLocked },
};
export const KEYS = Object.keys(TABLE);

export interface Kind {
  readonly type: UserType;
  readonly isOwner: boolean;
  readonly permissions: readonly Permission[];
}

export const isAllowed = (key: string, state: Combination, { type, isOwner, permissions }: Kind): boolean => {
  const { permission, byType, byOwner, when } = TABLE[key]!;
  const may =
    permissions.includes(permission) || byType?.includes(type) === true || (byOwner === true && isOwner);
  return may && when(state, permissions);
};

export const errorsOf = ({ isInvalid }: Combination) =>
  isInvalid ? [{ property: 'birthdate', error: 'INVALID_BIRTHDATE' }] : [];
