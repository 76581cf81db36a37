import type { Actor } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import type { FieldMode } from '../../kit/module.ts';
import { isValidNif } from '../../numbers/nif.ts';
import { ROOT_ENTITY } from './root.ts';

interface EntityContext {
  readonly actor: Actor;
  readonly record: { readonly vatNumber?: string | null; readonly parentId?: number | null };
  readonly before: { readonly id?: unknown; readonly vatNumber?: string | null } | null;
}

/** The fields of where an entity stands in the register: the operator alone sets them. */
const STANDING = ['parentId', 'profileId', 'active'] as const;

/** Whether an entity is the root of the register: all others stand below it, and it works as long as the register does. */
const isRoot = (id: unknown): boolean => id === ROOT_ENTITY;

/** A sub-entity is known by what it belongs to and has no number; whose it is and what it pays is the operator's to say. */
export function entityModes({ actor, record, before }: EntityContext): Record<string, FieldMode> {
  const modes: Record<string, FieldMode> = {};
  // A clinic that named a municipality its own would count all animals of it.
  if (!actor.isOperator) modes.territoryCountyId = before ? 'read' : 'hidden';
  if (record.parentId && !record.vatNumber && !before?.vatNumber) modes.vatNumber = 'hidden';
  if (before && !actor.isOperator) {
    for (const field of STANDING) modes[field] = 'read';
    modes.vatNumber = modes.vatNumber ?? 'read';
  }
  if (before && isRoot(before.id)) for (const field of STANDING) modes[field] = 'read';
  // Users who gave their own entity another profile would lose their rights with it.
  if (before && before.id === actor.entity?.id) modes.profileId = 'read';
  return modes;
}

/** A number of its own, nine digits and valid, unless it belongs to another entity, and then none. */
export function checkEntity({ record: { vatNumber, parentId } }: EntityContext): FieldError[] {
  if (parentId) return vatNumber ? [{ property: 'vatNumber', error: 'INVALID_VAT_NUMBER' }] : [];
  if (!vatNumber) return [{ property: 'vatNumber', error: 'MISSING_VAT_NUMBER' }];
  return isValidNif(vatNumber) ? [] : [{ property: 'vatNumber', error: 'INVALID_VAT_NUMBER' }];
}
