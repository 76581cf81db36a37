import sql from 'sql-template-tag';
import { animal } from '../../../../resources/animals/animal/schema.ts';
import { edit } from '../../../../resources/animals/animal/operations.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor, type PreparedSearch } from '../../../crud/hooks.ts';
import type { SearchQuery } from '../../../crud/searchQuery.ts';
import { refuseByState } from '../../../write/states.ts';
import { findOne } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { checkEdit, editedColumns } from './editedColumns.ts';
import { hasOpenAdvertCode } from './record/adverts.ts';
import type { Animal } from './record/animal.ts';
import { hasDeathReport, hasPendingLostReport, isReportClosing } from './record/openReports.ts';
import { animalOfNumber, parseTransponder } from '../../../db/transponder.ts';
import { countNumbersToRegister, countTransponderNamed, countTransponderRead } from './record/numberRead.ts';
import {
  animalNamed,
  animalScope,
  canFindAnyAnimal,
  isHolder,
  isInScope,
  isOwnerInScope,
} from './record/scope.ts';
import { animalFilters } from './filters.ts';

/** Derived values that no column holds, over the tables that the engine joins. */
const derived = sql`
  t.lop_number is not null as has_pedigree,
  coalesce(t.license_date_end >= ${registerDay}, false) as is_license_valid,
  coalesce(r_breed_id.type = 'G', false) or coalesce(r_cross_breed_id.type = 'G', false) as is_potentially_danger,
  t.errors = '[]'::jsonb as is_data_valid,
  exists (select from animal_transfer x where x.animal_id = t.id and not x.closed) as has_pending_owner_transfer,
  ${hasOpenAdvertCode} as has_advert_code,
  ${hasPendingLostReport} as has_pending_lost_report,
  ${isReportClosing} as is_report_closing,
  ${hasDeathReport} as has_death_report,
  r_owner_id.type as owner_type,
  case when t.errors::text like '%"owner.%' then jsonb_build_object('type', r_owner_id.type,
    'country', r_owner_id.country, 'isLocalResident', r_owner_id.is_local_resident,
    'verifiedData', r_owner_id.verified_data, 'isLocked', r_owner_id.is_locked,
    'lockEndDate', r_owner_id.lock_end_date, 'editLocked', r_owner_id.edit_locked) end as flagged_owner,
  coalesce(r_breed_id.is_locked, false) as breed_is_locked`;

/** A search for one whole number looks beyond the caller's own animals. */
function prepareSearch(query: SearchQuery, caller: SignedInCaller): PreparedSearch {
  const number = numberIn(query);
  return number === null || !canFindAnyAnimal(caller) ? { query } : { query, scope: null };
}

/** The whole transponder that a search names. */
const numberIn = ({ universalSearch, transponder }: SearchQuery): string | null =>
  parseTransponder(universalSearch) ?? parseTransponder(transponder as string | undefined);

export const animalHooks = hooksFor<typeof animal, Animal>(animal, {
  findId: async (db, transponder) =>
    (await findOne<{ id: number | null }>(db, sql`select ${animalOfNumber(transponder)} as id`))?.id ??
    undefined,
  scope: animalScope,
  isInScope,
  isOwnerInScope,
  forCaller: (caller) => ({ isHolder: isHolder(caller) }),
  lookUp: animalNamed,
  select: derived,
  filters: animalFilters,
  prepareSearch,
  beforeSearch: async (services, query, caller) => {
    const number = numberIn(query);
    if (number !== null) await countTransponderRead(services.db, services, caller, number);
  },
  beforeLookUp: countTransponderNamed,
  beforeWrite: countNumbersToRegister,
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
