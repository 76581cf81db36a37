import type { Field } from '../../../resources/kit/fields.ts';
import { referenceText, useReferenced } from '../../fields/reference/useReferences.ts';

/** What the records with these ids are called, one after the other. */
export function ReferenceNames({ field, ids }: { readonly field: Field; readonly ids: readonly number[] }) {
  const { records } = useReferenced(field, ids);
  return ids.map((id, at) => (records[at] ? referenceText(field, records[at]) : `#${id}`)).join(', ');
}
