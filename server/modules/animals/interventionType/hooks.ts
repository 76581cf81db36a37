import { interventionType } from '../../../../resources/animals/interventionType/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { typeIn, typesOffered } from './interventionTypes.ts';

export const interventionTypeHooks = hooksFor(interventionType, {
  scope: typesOffered,
  // Found by their names in all languages, which the migration has written.
  searchText: () => undefined,
  present: (record, { actor }) => typeIn(record, actor.language),
});
