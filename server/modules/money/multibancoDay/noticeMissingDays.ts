import sql from 'sql-template-tag';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import type { Db } from '../../../db/db.ts';
import { logFault } from '../../../log/logFault.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import type { Settings } from '../../../settings/settings.ts';
import { notify } from '../../common/notification/notify.ts';
import { findMissingDays } from './missingDays.ts';

/** Days after which a file that has not been read is late. */
export const FILE_LATE_DAYS = 3;
const EVERY_MS = 3_600_000;

/**
 * Notifies the operator's staff of days whose file is late, each day once. Several servers may: of a day one notes it.
 * @returns the days that this run notified of
 */
export async function noticeMissingDays(
  db: Db,
  settings: Pick<Settings, 'productToken'>,
  today = dayIn(),
): Promise<readonly string[]> {
  const late = (await findMissingDays(db, today)).filter(({ day }) => day <= addDays(today, -FILE_LATE_DAYS));
  if (late.length === 0) return [];
  return db.transaction(async (tx) => {
    const noted = await tx.query<{ day: string }>(sql`
      insert into missing_day_notice (day) select unnest(${late.map(({ day }) => day)}::date[])
      on conflict do nothing returning day`);
    const days = noted.map(({ day }) => day).sort();
    if (days.length > 0)
      await notify(
        { tx, caller: { actor: null }, services: { settings } },
        {
          permission: 'MANAGE_BILLING',
          type: 'PAYMENT_FILE_MISSING',
          objectId: null,
          additionalInfo: { count: days.length, day: days[0]! },
        },
      );
    return days;
  });
}

/** Looks on a timer for files that are late. */
export const startMissingDayNotices = (
  db: Db,
  settings: Pick<Settings, 'productToken'>,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('missingDays', error) } = {},
): Schedule => startSchedule(() => noticeMissingDays(db, settings), everyMs, onError);
