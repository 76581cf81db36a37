import { allows } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import type { FieldMode, RuleContext } from '../../kit/module.ts';
import type { Fields } from '../../kit/types.ts';
import { parseRanges } from '../../numbers/transponderRanges.ts';

interface Given {
  readonly fromEntityId?: number | null;
  readonly toEntityId?: number | null;
  readonly numbers?: string | null;
  readonly lot?: string | null;
  readonly manufacturer?: string | null;
  readonly rejectionReason?: string | null;
}

const DELIVERY_FIELDS = ['lot', 'manufacturer', 'isBillable', 'campaign'] as const;

type Context = Pick<RuleContext<Fields>, 'mode' | 'actor'> & { readonly record: Given };

/**
 * Only those who manage all transponders choose the giver; everybody else gives what the own entity holds. What does not
 * apply to a movement is not shown.
 */
export function movementModes({ mode, actor, record }: Context) {
  const modes: Partial<Record<string, FieldMode>> = {};
  if (mode === 'create' && !allows('MANAGE_TRACEABILITY', actor)) modes.fromEntityId = 'hidden';
  const isDelivery = modes.fromEntityId === undefined && !record.fromEntityId;
  if (!record.rejectionReason) modes.rejectionReason = 'hidden';
  if (!isDelivery) for (const field of DELIVERY_FIELDS) modes[field] = 'hidden';
  return modes;
}

/** A movement has another receiver than giver and readable numbers; a delivery also names lot and maker. */
export function checkMovement({ actor, record }: Context): readonly FieldError[] {
  const faults: FieldError[] = [];
  const giver = giverOf(record, actor);
  if (record.toEntityId && record.toEntityId === giver)
    faults.push({ property: 'toEntityId', error: 'INVALID_ENTITY' });
  if (record.numbers && !parseRanges(record.numbers))
    faults.push({ property: 'numbers', error: 'INVALID_RANGE' });
  if (giver === null) {
    if (!record.lot) faults.push({ property: 'lot', error: 'MISSING_LOT' });
    if (!record.manufacturer) faults.push({ property: 'manufacturer', error: 'MISSING_MANUFACTURER' });
  }
  return faults;
}

/** The entity that gives the transponders of a new movement; null for their maker. */
export const giverOf = (
  { fromEntityId }: Pick<Given, 'fromEntityId'>,
  actor: Context['actor'],
): number | null =>
  allows('MANAGE_TRACEABILITY', actor) ? (fromEntityId ?? null) : (actor.entity?.id ?? null);
