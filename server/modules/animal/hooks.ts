import sql from 'sql-template-tag';
import { animal } from '../../../resources/animal/schema.ts';
import { edit } from '../../../resources/animal/operations.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import { hooksFor } from '../../crud/hooks.ts';
import { refuseByState } from '../../write/states.ts';
import { findOne } from '../../db/db.ts';
import { checkEdit, editedColumns } from './changes/editedColumns.ts';
import type { Animal } from './record/animals.ts';
import { animalOfNumber } from './record/number.ts';
import { animalNamed, animalScope, isInScope } from './record/scope.ts';
import { derived } from './record/derived.ts';
import { asked, shown } from './search/asked.ts';
import { animalFilters } from './search/filters.ts';

export const animalHooks = hooksFor<typeof animal, Animal>(animal, {
  findId: async (db, transponder) =>
    (await findOne<{ id: number | null }>(db, sql`select ${animalOfNumber(transponder)} as id`))?.id ??
    undefined,
  scope: animalScope,
  lookUp: (key, caller) => ({
    where: animalNamed(key, caller),
    select: sql`${isInScope(caller)} as is_in_scope`,
  }),
  select: derived,
  filters: animalFilters,
  asked,
  present: shown,
  searchText: ({ transponder, name, ownerId, owner }) =>
    owner?.id === ownerId
      ? searchTextOf(transponder, name, owner.name)
      : sql`(select fold_text(concat_ws(' ', ${transponder}::text, ${name}::text, o.name)) from owner o where o.id = ${ownerId})`,
  auditDetails: ({ transponder }) => ({ transponder }),
  checkState: async ({ before, caller }) => {
    refuseByState(edit, before, caller);
  },
  checkInput: checkEdit,
  beforeSave: async ({ tx, before, changes }) => (before ? editedColumns(tx, before, changes) : undefined),
});
