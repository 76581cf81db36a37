import sql from 'sql-template-tag';
import { CONFIGURATION_DEFAULTS } from '../../../../resources/common/configuration/defaults.ts';
import { addDays, dayIn, type IsoDate } from '../../../../resources/numbers/dates.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { payingEntity } from '../../entities/entity/payingEntity.ts';

/** The last day on which a reference that is made today is to be paid. */
export async function lastDayOfReference(db: Queryable): Promise<IsoDate> {
  const set = await findOne<{ value: unknown }>(
    db,
    sql`select value from configuration where key = 'referenceDays'`,
  );
  return addDays(dayIn(), typeof set?.value === 'number' ? set.value : CONFIGURATION_DEFAULTS.referenceDays);
}

/** The entity whose account pays for what an entity does. */
export const findPayer = async (db: Queryable, entityId: number): Promise<number> =>
  (await getOne<{ id: number }>(db, sql`select ${payingEntity(entityId)} as id`)).id;

/** The references of an account that can still be paid in time. */
export const countPending = async (db: Queryable, entityId: number): Promise<number> =>
  (
    await getOne<{ count: number }>(
      db,
      sql`select count(*)::int as count from multibanco_reference
        where entity_id = ${entityId} and status = 'PENDING' and last_day >= ${dayIn()}`,
    )
  ).count;
