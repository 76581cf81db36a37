import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../db/db.ts';

/**
 * Whether a session in another's name may go on: who acts in it still may, and the other can still do no more than
 * they can. Both roles may have changed since it began.
 * @param hash of the session in the other's name; the own one waits for it
 * @param granted what the other may do
 */
export async function mayStillAct(db: Queryable, hash: Buffer, granted: readonly string[]): Promise<boolean> {
  // The role that the own session had, and will have again.
  const own = await findOne(
    db,
    sql`select from session o
      join app_user i on i.id = o.user_id and i.status = 'ACTIVE'
      left join veterinary_entity v on v.veterinary_id = i.veterinary_id and v.entity_id = o.entity_id
        and v.status = 'ACCEPTED'
      join role r on r.id = case when i.type = 'VETERINARY'
        then (case when v.id is null then null else coalesce(v.role_id, i.role_id) end) else i.role_id end
      where o.suspended_by = ${hash} and o.absolute_end > now()
        and r.permissions @> ${['IMPERSONATE_USER', ...granted]}::text[]`,
  );
  return own !== undefined;
}
