import { may } from '../../../../authProvider/authProvider.ts';
import { isLockedNow } from '../../../../resources/owner/rules.ts';
import type { OwnerRecord } from './useOwner.ts';

export type LockDialogName = 'lock' | 'unlock' | 'editLock' | 'editUnlock' | 'dead';

/** What may be done with an owner's locks; where it may not, the code that says why. */
export interface LockOperation {
  readonly name: LockDialogName;
  readonly reason?: string;
}

/** The locks that this account may see to, in their order. */
export function lockOperations(owner: OwnerRecord): readonly LockOperation[] {
  const isLocked = isLockedNow(owner);
  const operations: LockOperation[] = [];
  if (may('LOCK_OWNER')) {
    operations.push(
      isLocked
        ? {
            name: 'unlock',
            ...(owner.lockOwnerDead && !may('LOCK_OWNER_DEAD') && { reason: 'NO_PERMISSION' }),
          }
        : { name: 'lock' },
      { name: owner.editLocked ? 'editUnlock' : 'editLock' },
    );
  }
  if (may('LOCK_OWNER_DEAD') && !owner.lockOwnerDead)
    operations.push({ name: 'dead', ...(isLocked && { reason: 'OWNER_ALREADY_LOCKED' }) });
  return operations;
}

/** Why an owner cannot be edited by this account, as a code; undefined where it can. */
export function whyNotEdited(owner: OwnerRecord): string | undefined {
  if (isLockedNow(owner)) return 'OWNER_IS_LOCKED';
  if (owner.editLocked) return 'OWNER_IS_EDIT_LOCKED';
  if (owner.type === 'TRACES' && !may('REGISTER_OWNER_TRACES')) return 'OWNER_IS_TRACES';
  return may('WRITE_OWNER') ? undefined : 'NO_PERMISSION';
}
