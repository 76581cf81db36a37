import { allows, type Actor } from '../../resources/kit/access.ts';
import type { Field } from '../../resources/kit/fields.ts';
import { findResource } from '../../resources/moduleIndex.ts';

/**
 * Whether lists have a column and a filter of a field: whose entity a record belongs to, only for users who read
 * entities; lists of ids, whose names are read from their module, only for users who may read that.
 */
export function isListed(field: Field | undefined, actor: Actor | null): boolean {
  if (field?.kind === 'references') {
    const to = findResource(field.to);
    return !to || allows(to.access.read, actor);
  }
  return field?.kind !== 'reference' || field.to !== 'entity' || allows('READ_ENTITY', actor);
}
