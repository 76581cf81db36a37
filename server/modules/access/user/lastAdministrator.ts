import sql from 'sql-template-tag';
import { findOne, type Tx } from '../../../db/db.ts';

interface Standing {
  readonly id: number;
  readonly entityId: number | null;
}

/**
 * Whether an account is the last that administers the users of its entity while others still work there. Administrators
 * of the entity above count: they see its accounts. The entity stays locked until the transaction ends, so that two
 * administrators who deactivate each other do so one after the other.
 */
export async function isLastAdministrator(tx: Tx, { id, entityId }: Standing): Promise<boolean> {
  if (entityId === null) return false;
  const entity = await findOne<{ active: boolean }>(
    tx,
    sql`select active from entity where id = ${entityId} for no key update`,
  );
  if (!entity?.active) return false;
  const administers = sql`exists (select from role r where r.id = u.role_id and 'WRITE_USER' = any(r.permissions))`;
  const found = await findOne(
    tx,
    sql`select from entity e
      where e.id = ${entityId}
        and exists (select from app_user u where u.id = ${id} and u.status = 'ACTIVE' and u.type = 'NORMAL'
          and u.entity_id = e.id and ${administers})
        and exists (select from app_user u where u.entity_id = e.id and u.type = 'NORMAL' and u.status = 'ACTIVE' and u.id <> ${id})
        and not exists (select from app_user u where u.entity_id in (e.id, e.parent_id) and u.type = 'NORMAL'
          and u.status = 'ACTIVE' and u.id <> ${id} and ${administers})`,
  );
  return found !== undefined;
}
