import type { Actor } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import type { FieldMode } from '../../kit/module.ts';
import { isValidNif } from '../../numbers/nif.ts';

interface EntityContext {
  readonly actor: Actor;
  readonly record: { readonly vatNumber?: string | null; readonly parentId?: number | null };
  readonly before: { readonly vatNumber?: string | null } | null;
}

/** A sub-entity is known by what it belongs to and has no number; whose it is and what it pays is the operator's to say. */
export function entityModes({ actor, record, before }: EntityContext): Record<string, FieldMode> {
  const modes: Record<string, FieldMode> = {};
  if (record.parentId && !record.vatNumber && !before?.vatNumber) modes.vatNumber = 'hidden';
  if (before && !actor.isOperator) {
    for (const field of ['parentId', 'profileId', 'active']) modes[field] = 'read';
    modes.vatNumber = modes.vatNumber ?? 'read';
  }
  return modes;
}

/** A number of its own, nine digits and valid, unless it belongs to another entity, and then none. */
export function checkEntity({ record: { vatNumber, parentId } }: EntityContext): FieldError[] {
  if (parentId) return vatNumber ? [{ property: 'vatNumber', error: 'INVALID_VAT_NUMBER' }] : [];
  if (!vatNumber) return [{ property: 'vatNumber', error: 'MISSING_VAT_NUMBER' }];
  return isValidNif(vatNumber) ? [] : [{ property: 'vatNumber', error: 'INVALID_VAT_NUMBER' }];
}
