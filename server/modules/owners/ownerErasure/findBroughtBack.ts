import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';
import { createdColumn, type ErasedOwner } from './erasureList.ts';

/** Returns the owners of the list whom a restore has brought back; records that merges absorbed last. */
export async function findBroughtBack(
  db: Queryable,
  owners: readonly ErasedOwner[],
): Promise<readonly number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select o.id from unnest(${owners.map(({ id }) => id)}::bigint[], ${owners.map(({ created }) => created)}::text[])
      as v (id, created) join owner o on o.id = v.id and ${createdColumn} = v.created
    where o.erased_timestamp is null order by o.merged_into_id nulls first, o.id`);
  return rows.map(({ id }) => id);
}
