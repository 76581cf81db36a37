import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../db/db.ts';

/** The permissions and the access scope of a user. */
interface Granted {
  readonly permissions: readonly string[];
  readonly scopeEntityIds: readonly number[];
  readonly isOperator: boolean;
}

/**
 * Whether a session in another's name may go on: who acts in it still may, and the other can still do and see no more
 * than they can. Roles, entities and access lists may have changed since it began.
 * @param hash of the session in the other's name; the own one waits for it
 * @param granted what the other may do and sees
 * @param productToken the name of the operator's entity profile
 */
export async function canKeepImpersonating(
  db: Queryable,
  hash: Buffer,
  { permissions, scopeEntityIds, isOperator }: Granted,
  productToken: string,
): Promise<boolean> {
  // The role and the entity that the own session had, and will have again.
  const own = await findOne(
    db,
    sql`select from session o
      join app_user i on i.id = o.user_id and i.status = 'ACTIVE'
      left join veterinary_entity v on v.veterinary_id = i.veterinary_id and v.entity_id = o.entity_id
        and v.status = 'ACCEPTED'
      join role r on r.id = case when i.type = 'VETERINARY'
        then (case when v.id is null then null else coalesce(v.role_id, i.role_id) end) else i.role_id end
      left join entity e on e.id = case when i.type = 'VETERINARY' then o.entity_id else i.entity_id end
      left join entity_profile p on p.id = e.profile_id
      where o.suspended_by = ${hash} and o.absolute_end > now() and e.active is not false
        and r.permissions @> ${['IMPERSONATE_USER', ...permissions]}::text[]
        and (p.name is not distinct from ${productToken}::text or (not ${isOperator}::boolean
          and ${[...scopeEntityIds]}::bigint[]
            <@ (i.entities_access_list || e.id || array(select c.id from entity c where c.parent_id = e.id))))`,
  );
  return own !== undefined;
}
