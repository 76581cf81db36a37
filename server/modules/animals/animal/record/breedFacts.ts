import sql, { type Sql } from 'sql-template-tag';
import type { BreedFacts } from '../../../../../resources/animals/animal/rules.ts';
import { findOne, type Queryable } from '../../../../db/db.ts';

/** A breed as the rules look at it, as an expression: JSON, or null where there is none. */
export const breedFacts = (id: number | null | undefined): Sql => sql`
  (select jsonb_build_object('id', b.id, 'name', b.name, 'parentId', b.parent_id, 'groupType', b.group_type, 'type', b.type,
    'canHaveUndefinedGender', b.can_have_undefined_gender, 'hasLicensing', b.has_licensing, 'isLocked', b.is_locked)
   from breed b where b.id = ${id ?? null}::bigint)`;

/** A breed with its name, for what is written down of it. */
export type NamedBreed = BreedFacts & { readonly name: string };

/** The breeds of an animal; null where an id means none. */
export async function readBreeds(
  db: Queryable,
  breedId: number | null | undefined,
  crossBreedId: number | null | undefined,
): Promise<{ breed: NamedBreed | null; crossBreed: NamedBreed | null }> {
  const found = await findOne<{ breed: NamedBreed | null; crossBreed: NamedBreed | null }>(
    db,
    sql`select ${breedFacts(breedId)} as breed, ${breedFacts(crossBreedId)} as cross_breed`,
  );
  return found ?? { breed: null, crossBreed: null };
}
