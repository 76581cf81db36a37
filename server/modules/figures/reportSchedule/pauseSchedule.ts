import sql from 'sql-template-tag';
import { MOST_FAILURES } from '../../../../resources/figures/reportSchedule/schema.ts';
import type { Services } from '../../../context.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { notify } from '../../common/notification/notify.ts';

/** Pauses a schedule that cannot be run, and notifies its user. */
export async function pauseSchedule(
  tx: Tx,
  services: Pick<Services, 'settings'>,
  { id, name, userId }: { readonly id: number; readonly name: string; readonly userId: number },
): Promise<void> {
  const paused = await findOne(
    tx,
    sql`update report_schedule set is_paused = true, next_run_timestamp = null, failures = ${MOST_FAILURES}
      where id = ${id} and not is_paused returning id`,
  );
  if (!paused) return;
  await notify(
    { tx, services, caller: { actor: null } },
    { userIds: [userId], type: 'REPORT_SCHEDULE_PAUSED', objectId: id, additionalInfo: { schedule: name } },
  );
}

/** Pauses a schedule whose last runs for one recipient have all failed. */
export async function pauseAfterFailures(
  tx: Tx,
  services: Pick<Services, 'settings'>,
  scheduleId: number,
  recipient: string,
): Promise<void> {
  const schedule = await findOne<{ id: number; name: string; userId: number }>(
    tx,
    sql`select s.id, s.name, s.user_id from report_schedule s where s.id = ${scheduleId} and (
      select count(*) = ${MOST_FAILURES} and bool_and(last.state = 'FAILED') from (
        select j.state from report_run r join job j on j.id = r.job_id
        where r.schedule_id = s.id and r.recipient = ${recipient} and j.end_timestamp is not null
        order by r.id desc limit ${MOST_FAILURES}) last)`,
  );
  if (schedule) await pauseSchedule(tx, services, schedule);
}
