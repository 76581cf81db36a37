import sql from 'sql-template-tag';
import { animal } from '../../../resources/animal/schema.ts';
import { operationOf } from '../../../resources/animal/states.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import { hooksFor, type Asked } from '../../crud/hooks.ts';
import type { SearchQuery } from '../../crud/searchShape.ts';
import type { SignedInCaller } from '../../context.ts';
import { findOne } from '../../db/db.ts';
import { registerDay } from '../../db/sql.ts';
import { conflict, forbidden } from '../../errors.ts';
import { animalFilters, wholeNumber } from './filters.ts';
import { animalScope, findsAny, isInScope } from './scope.ts';
import { stateOf } from './state.ts';
import { editedColumns } from './editedColumns.ts';

/** What the declaration knows and no column holds; the joined tables are the engine's own. */
const select = sql`
  t.lop_number is not null as has_pedigree,
  coalesce(t.license_date_end >= ${registerDay}, false) as is_license_valid,
  coalesce(r_breed_id.type = 'G', false) or coalesce(r_cross_breed_id.type = 'G', false) as is_potentially_danger,
  t.errors = '[]'::jsonb as is_data_valid,
  exists (select from animal_transfer x where x.animal_id = t.id and not x.closed) as has_pending_owner_transfer,
  r_owner_id.type as owner_type,
  coalesce(r_breed_id.is_locked, false) as breed_is_locked`;

/** What an animal's list line keeps of where it and its owner live, for those whose animal it is not. */
const RESTRICTED = [
  'ownerId',
  'postalCode',
  'locality',
  'parishId',
  'parish',
  'address',
  'passport',
  'observations',
  'healthReport',
];

/** A line for anybody's animal: the owner's name, and nothing of where they live. */
function restricted(record: Record<string, unknown>): Record<string, unknown> {
  const { owner } = record as { owner: { name: string } | null };
  return {
    ...record,
    ...Object.fromEntries(RESTRICTED.map((name) => [name, null])),
    owner: owner && { name: owner.name },
  };
}

const tidy = (
  { ownerType: _type, breedIsLocked: _locked, ...record }: Record<string, unknown>,
  { actor }: SignedInCaller,
) => {
  if (actor.permissions.includes('SEE_ORDER_NUMBER')) return record;
  const { orderNumber: _number, ...shown } = record;
  return shown;
};

/** A search for one whole number looks beyond the caller's own animals. */
function asked(query: SearchQuery, caller: SignedInCaller): Asked {
  const number = wholeNumber(query.universalSearch) ?? wholeNumber(query.transponder as string | undefined);
  if (number === null || !findsAny(caller)) return { query };
  return {
    query,
    scope: null,
    select: sql`${isInScope(caller)} as is_in_scope`,
    present: ({ isInScope: own, ...record }) => {
      const shown = tidy(record, caller);
      return own || record.status === 'LOST' || record.status === 'FOUND' ? shown : restricted(shown);
    },
  };
}

export const animalHooks = hooksFor(animal, {
  scope: animalScope,
  select,
  filters: animalFilters,
  asked,
  present: tidy,
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
