import sql, { type Sql } from 'sql-template-tag';
import type { SignedInCaller } from '../../../context.ts';
import type { Asked } from '../../../crud/hooks.ts';
import type { Values } from '../../../write/values.ts';
import type { SearchQuery } from '../../../crud/searchShape.ts';
import { CLOSED, isOfChildren, isOpen, OPEN_STATUSES } from '../record/closed.ts';
import { wholeNumber } from '../record/number.ts';
import { findsAny, isInScope } from '../record/scope.ts';

/**
 * A record as its reader may see it: without what the rules alone look at, without the number of its order, and
 * restricted where it was found beyond the reader's own animals.
 */
export function shown(
  { ownerType: _type, breedIsLocked: _locked, isInScope: own, ...record }: Values,
  { actor }: SignedInCaller,
): Record<string, unknown> {
  const { orderNumber: _number, ...others } = record;
  const seen = actor.permissions.includes('SEE_ORDER_NUMBER') ? record : others;
  return isOpen(own !== false, record.status) ? seen : restricted(seen);
}

/** A line for anybody's animal: the owner's name, and nothing of where they live. */
function restricted(record: Record<string, unknown>): Record<string, unknown> {
  const { owner } = record as { owner: { name: string } | null };
  const derived = Object.keys(record).filter(isOfChildren);
  return {
    ...record,
    ...CLOSED,
    ...Object.fromEntries(derived.map((name) => [name, null])),
    owner: owner && { name: owner.name },
  };
}

/** The rows of which all is told to the caller. */
const openTo = (caller: SignedInCaller): Sql =>
  sql`(${isInScope(caller)} or t.status = any(${[...OPEN_STATUSES]}::text[]))`;

/** Hidden on rows that are neither the caller's own nor lost or found; `vatNumber` is the owner's. */
const isHidden = (name: string): boolean => name in CLOSED || name === 'vatNumber' || isOfChildren(name);

/** A search for one whole number looks beyond the caller's own animals. */
export function asked(query: SearchQuery, caller: SignedInCaller): Asked {
  const number = wholeNumber(query.universalSearch) ?? wholeNumber(query.transponder as string | undefined);
  if (number === null || !findsAny(caller)) return { query };
  return {
    query,
    scope: null,
    mask: { isHidden, unless: openTo(caller) },
    select: sql`${isInScope(caller)} as is_in_scope`,
  };
}
