import type { FieldError } from '../../kit/codes.ts';
import type { FieldMode } from '../../kit/module.ts';

interface UserContext {
  readonly record: {
    readonly type?: 'NORMAL' | 'VETERINARY' | null;
    readonly entityId?: number | null;
    readonly roleId?: number | null;
    readonly veterinaryId?: number | null;
    readonly ownerId?: number | null;
  };
}

/** Staff work for one entity; a veterinarian chooses one at sign-in; an owner's account has neither. */
export function userModes({ record }: UserContext): Record<string, FieldMode> {
  if (record.ownerId)
    return { entityId: 'hidden', roleId: 'hidden', veterinaryId: 'hidden', entitiesAccessList: 'hidden' };
  return record.type === 'VETERINARY' ? { entityId: 'hidden' } : { veterinaryId: 'hidden' };
}

/** Everybody but an owner has a role; staff an entity, veterinarians their ballot. */
export function checkUser({ record }: UserContext): FieldError[] {
  if (record.ownerId) return [];
  const errors: FieldError[] = [];
  if (record.type === 'VETERINARY') {
    if (!record.veterinaryId) errors.push({ property: 'veterinaryId', error: 'MISSING_VETERINARY' });
  } else {
    if (!record.entityId) errors.push({ property: 'entityId', error: 'MISSING_ENTITY' });
    if (!record.roleId) errors.push({ property: 'roleId', error: 'MISSING_ROLE' });
  }
  return errors;
}
