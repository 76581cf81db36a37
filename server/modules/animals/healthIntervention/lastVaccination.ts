import sql from 'sql-template-tag';
import { lastVaccination } from '../../../../resources/animals/healthIntervention/calls.ts';
import { RABIES } from '../../../../resources/animals/healthIntervention/types.ts';
import { registerDay } from '../../../db/sql.ts';
import { handleRead } from '../../../http/handle.ts';

/** Days after which a batch is no longer proposed: it is used up by then, and the search stays short. */
const LATELY_DAYS = 30;

interface Last {
  readonly vaccineId: number;
  readonly batch: string;
  readonly batchExpirationDate: string | null;
}

export const lastVaccinationHandler = handleRead(lastVaccination, async ({ db, caller: { actor } }) => {
  if (!actor.entity) return { last: null };
  const [last] = await db.query<Last>(sql`
    select t.vaccine_id, t.batch, t.batch_expiration_date from health_intervention t
    where t.type_id = ${RABIES} and t.execution_date >= ${registerDay} - ${LATELY_DAYS}::int
      and t.created_entity_id = ${actor.entity.id} and t.vaccine_id is not null and t.batch is not null
      and (t.batch_expiration_date is null or t.batch_expiration_date >= ${registerDay})
    order by t.execution_date desc, t.id desc limit 1`);
  return { last: last ?? null };
});
