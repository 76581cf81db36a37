import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Whether a veterinarian works for an entity. */
export async function hasWorkingVeterinarian(db: Queryable): Promise<boolean> {
  const { isThere } = await getOne<{ isThere: boolean }>(
    db,
    sql`select exists (select from veterinary_entity where status = 'ACCEPTED') as is_there`,
  );
  return isThere;
}
