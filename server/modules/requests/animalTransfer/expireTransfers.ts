import sql from 'sql-template-tag';
import { animalTransfer } from '../../../../resources/requests/animalTransfer/schema.ts';
import type { Caller, Services } from '../../../context.ts';
import { logFault } from '../../../log/logFault.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import { runWrite } from '../../../write/pipeline.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { notifyRequester } from '../../common/request/notifyRequester.ts';
import { mailParties } from './partyMails.ts';
import { transfers } from './transfers.ts';

/** Requests that one run ends: further ones wait for the next. */
const MAX_EXPIRED = 200;
const EVERY_MS = 15 * 60_000;

/** No user: requests expire without one. */
const REGISTER: Caller = { actor: null, ip: '', userAgent: null, scopeEntityIds: [], sessionHash: null };

const isExpired = sql`not t.closed and t.kind = 'TWO_PARTY' and t.contest_state is null
  and t.confirm_end_timestamp <= now() and (t.given_timestamp is null or t.received_timestamp is null)`;

/**
 * Cancels the changes of owner that one of both parties has not confirmed in time, and writes to both. Several servers
 * may: each request is locked and looked at again.
 * @returns the number of requests that expired
 */
export async function expireTransfers(services: Services): Promise<number> {
  const due = await services.db.query<{ id: number }>(
    sql`select t.id from animal_transfer t where ${isExpired} order by t.confirm_end_timestamp limit ${MAX_EXPIRED}`,
  );
  let expired = 0;
  for (const { id } of due) {
    await runWrite(services, REGISTER, null, async (write) => {
      const transfer = await findRecord(write.tx, transfers, sql`t.id = ${id} and ${isExpired}`, {
        lock: true,
      });
      if (transfer) {
        const changes = {
          validationStatus: 'DONE',
          closed: true,
          accepted: null,
          ending: 'EXPIRED',
        } as const;
        const saved = await saveRecord(write, transfers, transfer, changes, 'TRANSFER_EXPIRED');
        await notifyRequester(write, animalTransfer, saved, 'CANCELED', null);
        await mailParties(write, saved, 'transferEnded', { ending: 'EXPIRED' });
        expired += 1;
      }
      return { status: 200, body: null };
    });
  }
  return expired;
}

/** Looks on a timer for requests whose days are over. */
export const startTransferExpiry = (
  services: Services,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('transferExpiry', error) } = {},
): Schedule => startSchedule(() => expireTransfers(services), everyMs, onError);
