import sql from 'sql-template-tag';
import { multibancoReference } from '../../../../resources/money/multibancoReference/schema.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Caller, Services } from '../../../context.ts';
import { getStored } from '../../../crud/getStored.ts';
import { logFault } from '../../../log/logFault.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import { runWrite } from '../../../write/pipeline.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';

/** References that one run ends: further ones wait for the next. */
const MAX_EXPIRED = 500;
const EVERY_MS = 15 * 60_000;

/** No user: references expire without one. */
const REGISTER: Caller = { actor: null, ip: '', userAgent: null, scopeEntityIds: [], sessionHash: null };

/**
 * Marks the references whose last day is over. Several servers may: each is locked and looked at again.
 * @returns the number of references that expired
 */
export async function expireReferences(services: Services, today = dayIn()): Promise<number> {
  const stored = getStored(multibancoReference);
  const isOver = sql`t.status = 'PENDING' and t.last_day < ${today}`;
  const due = await services.db.query<{ id: number }>(
    sql`select t.id from multibanco_reference t where ${isOver} order by t.last_day limit ${MAX_EXPIRED}`,
  );
  let expired = 0;
  for (const { id } of due) {
    await runWrite(services, REGISTER, null, async (write) => {
      const reference = await findRecord(write.tx, stored, sql`t.id = ${id} and ${isOver}`, { lock: true });
      if (reference) {
        await saveRecord(write, stored, reference, { status: 'EXPIRED' }, 'REFERENCE_EXPIRED');
        expired += 1;
      }
      return { status: 200, body: null };
    });
  }
  return expired;
}

/** Looks on a timer for references whose days are over. */
export const startReferenceExpiry = (
  services: Services,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('referenceExpiry', error) } = {},
): Schedule => startSchedule(() => expireReferences(services), everyMs, onError);
