import { allows, type Actor } from '../../resources/kit/access.ts';
import type { Field } from '../../resources/kit/fields.ts';

/** Whether lists have a column and a filter of a field: whose entity a record belongs to, only for users who read entities. */
export const isListed = (field: Field | undefined, actor: Actor | null): boolean =>
  field?.kind !== 'reference' || field.to !== 'entity' || allows('READ_ENTITY', actor);
