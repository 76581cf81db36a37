import sql from 'sql-template-tag';
import { KEY_NOTICE, type KeyNotice } from '../../../auth/keyNotices.ts';
import { findOne, type Db } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { enqueue, type OutboxHandler } from '../../../jobs/outbox.ts';
import { logFault } from '../../../log/logFault.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import type { Settings } from '../../../settings/settings.ts';
import { notify } from './notify.ts';

/** Days before the last one on which the managers of an entity are notified. */
const NOTICE_DAYS = 14;
const EVERY_MS = 60 * 60_000;

/** Notifies those who manage the keys of an entity, but for who did it; of keys without one, the operator's. */
export const keyNoticeJob =
  (db: Db, settings: Pick<Settings, 'productToken'>): OutboxHandler =>
  async ({ payload }) => {
    const { type, keyId, userId, info } = payload as KeyNotice;
    await db.transaction(async (tx) => {
      const key = await findOne<{ name: string; entityId: number | null }>(
        tx,
        sql`select name, entity_id from api_key where id = ${keyId}`,
      );
      if (!key) return;
      const { name, entityId } = key;
      await notify(
        { tx, caller: { actor: userId === null ? null : { id: userId } }, services: { settings } },
        {
          permission: 'MANAGE_API_KEYS',
          ...(entityId !== null && { entityId }),
          type,
          objectId: keyId,
          additionalInfo: { name, ...info },
        },
      );
    });
  };

/** Says of each key once that its last day is near. Several servers may: each says what no other has said. */
export const noticeKeyEnds = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const ending = await tx.query<{ id: number; endDate: string }>(
      sql`update api_key set end_notice_date = end_date
        where id in (select id from api_key where revocation_timestamp is null
            and end_date between ${registerDay} and ${registerDay} + ${NOTICE_DAYS}::int
            and end_notice_date is distinct from end_date
          for update skip locked)
        returning id, end_date`,
    );
    for (const { id, endDate } of ending) {
      const notice: KeyNotice = { type: 'API_KEY_ENDS', keyId: id, userId: null, info: { day: endDate } };
      await enqueue(tx, KEY_NOTICE, notice);
    }
    return ending.length;
  });

/** Looks every hour for keys that end soon. */
export const startKeyEndNotices = (
  db: Db,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('ends of keys', error) } = {},
): Schedule => startSchedule(() => noticeKeyEnds(db), everyMs, onError);
