import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../../../db/db.ts';
import { payingEntity } from '../../entities/entity/payingEntity.ts';

/**
 * Whether an active entity has an account of its own: it pays with credits, and not from one above.
 * @returns nothing where there is no such entity
 */
export const hasAccount = async (db: Queryable, entityId: number | null): Promise<boolean | undefined> =>
  (
    await findOne<{ hasAccount: boolean }>(
      db,
      sql`select coalesce(p.is_billable, false) and e.id = ${payingEntity(entityId)} as has_account from entity e
        left join entity_profile p on p.id = e.profile_id where e.id = ${entityId}::bigint and e.active`,
    )
  )?.hasAccount;
