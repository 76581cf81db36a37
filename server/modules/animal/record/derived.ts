import sql from 'sql-template-tag';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { registerDay } from '../../../db/sql.ts';

/** What the declaration knows and no column holds, over the tables that the engine joins. */
export const derived = sql`
  t.lop_number is not null as has_pedigree,
  coalesce(t.license_date_end >= ${registerDay}, false) as is_license_valid,
  coalesce(r_breed_id.type = 'G', false) or coalesce(r_cross_breed_id.type = 'G', false) as is_potentially_danger,
  t.errors = '[]'::jsonb as is_data_valid,
  exists (select from animal_transfer x where x.animal_id = t.id and not x.closed) as has_pending_owner_transfer,
  r_owner_id.type as owner_type,
  coalesce(r_breed_id.is_locked, false) as breed_is_locked`;

interface Stored {
  readonly lopNumber: string | null;
  readonly licenseDateEnd: string | null;
  readonly breed: { readonly type: string | null };
  readonly crossBreed: { readonly type: string | null } | null;
  readonly errors: readonly unknown[] | null;
}

/** The same of a record at hand, as far as it follows from the record. */
export const derivedOf = ({ lopNumber, licenseDateEnd, breed, crossBreed, errors }: Stored) => ({
  hasPedigree: lopNumber !== null,
  isLicenseValid: licenseDateEnd !== null && licenseDateEnd >= dayIn(),
  isPotentiallyDanger: breed.type === 'G' || crossBreed?.type === 'G',
  isDataValid: (errors ?? []).length === 0,
});
