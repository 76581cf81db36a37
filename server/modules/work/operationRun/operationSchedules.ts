import sql from 'sql-template-tag';
import { conflict } from '../../../errors.ts';
import { getOne } from '../../../db/db.ts';
import type { ScheduleKind } from '../../../schedules/runDue.ts';
import { notify } from '../../common/notification/notify.ts';
import { beginRun } from './beginRun.ts';

interface Scheduled {
  readonly templateId: number;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly maximum: number;
}

/** Operations on many records that run at their times. */
export const operationSchedules: ScheduleKind = {
  table: 'operation_schedule',
  start: async (write, { id }) => {
    const scheduled = await getOne<Scheduled>(
      write.tx,
      sql`select template_id, parameters, maximum from operation_schedule where id = ${id}`,
    );
    await beginRun(write, { ...scheduled, scheduleId: id }, (code, errors) => {
      throw conflict(code, errors);
    });
  },
  notifyStopped: ({ tx, services }, { id, name, userId }) =>
    notify(
      { tx, services, caller: { actor: null } },
      {
        userIds: [userId],
        type: 'OPERATION_SCHEDULE_STOPPED',
        objectId: id,
        additionalInfo: { schedule: name },
      },
    ),
};
