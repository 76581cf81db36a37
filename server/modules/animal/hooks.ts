import sql from 'sql-template-tag';
import { animal } from '../../../resources/animal/schema.ts';
import { animalOperations, operationOf, type AnimalOperation } from '../../../resources/animal/states.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import { hooksFor } from '../../crud/hooks.ts';
import { findOne } from '../../db/db.ts';
import { conflict, forbidden } from '../../errors.ts';
import { checkEdit, editedColumns } from './changes/editedColumns.ts';
import type { Animal } from './record/animals.ts';
import { animalOfNumber } from './record/number.ts';
import { animalScope } from './record/scope.ts';
import { stateOf } from './record/state.ts';
import { derived } from './record/derived.ts';
import { asked, shown } from './search/asked.ts';
import { animalFilters } from './search/filters.ts';

export const animalHooks = hooksFor<typeof animal, Animal>(animal, {
  findId: async (db, transponder) =>
    (await findOne<{ id: number | null }>(db, sql`select ${animalOfNumber(transponder)} as id`))?.id ??
    undefined,
  scope: animalScope,
  select: derived,
  filters: animalFilters,
  asked,
  present: shown,
  searchText: ({ transponder, name, ownerId, owner }) =>
    owner?.id === ownerId
      ? searchTextOf(transponder, name, owner.name)
      : sql`(select fold_text(concat_ws(' ', ${transponder}::text, ${name}::text, o.name)) from owner o where o.id = ${ownerId})`,
  auditDetails: ({ transponder }) => ({ transponder }),
  operations: {
    stateOf: (name, record, { actor }) => operationOf(name as AnimalOperation, stateOf(record, true), actor),
    reasonsOf: (name) => animalOperations[name as AnimalOperation].when.map(({ otherwise }) => otherwise),
  },
  checkState: async ({ before, caller }) => {
    const { reason } = operationOf('EDIT', stateOf(before, true), caller.actor);
    if (reason === 'NO_PERMISSION') throw forbidden();
    if (reason) throw conflict(reason);
  },
  checkInput: checkEdit,
  beforeSave: async ({ tx, before, changes }) => (before ? editedColumns(tx, before, changes) : undefined),
});
