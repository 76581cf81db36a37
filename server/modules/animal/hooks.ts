import sql from 'sql-template-tag';
import { animal } from '../../../resources/animal/schema.ts';
import { operationOf } from '../../../resources/animal/states.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import { hooksFor } from '../../crud/hooks.ts';
import { findOne } from '../../db/db.ts';
import { conflict, forbidden } from '../../errors.ts';
import { editedColumns } from './changes/editedColumns.ts';
import { animalOfNumber } from './record/number.ts';
import { animalScope } from './record/scope.ts';
import { stateOf } from './record/state.ts';
import { derived } from './record/derived.ts';
import { asked, shown } from './search/asked.ts';
import { animalFilters } from './search/filters.ts';

export const animalHooks = hooksFor(animal, {
  findId: async (db, transponder) =>
    (await findOne<{ id: number | null }>(db, sql`select ${animalOfNumber(transponder)} as id`))?.id ??
    undefined,
  scope: animalScope,
  select: derived,
  filters: animalFilters,
  asked,
  present: shown,
  searchText: async (tx, record) => {
    const owner = await findOne<{ name: string }>(
      tx,
      sql`select name from owner where id = ${record.ownerId}`,
    );
    return searchTextOf(record.transponder, record.name, owner?.name);
  },
  beforeChange: async ({ before, caller }) => {
    const state = operationOf('EDIT', stateOf(before, true), caller.actor);
    if (state.reason === 'NO_PERMISSION') throw forbidden();
    if (state.reason) throw conflict(state.reason);
  },
  beforeWrite: async ({ tx, before, input, caller, services }) =>
    editedColumns(tx, before!, input, caller, services),
});
