import sql from 'sql-template-tag';
import { findOne, type Db, type Tx } from '../../../db/db.ts';
import { enqueue, GiveUp, type OutboxHandler } from '../../../jobs/outbox.ts';
import { callPublic, OutboundError } from '../../../outbound/callPublic.ts';
import type { Services } from '../../../context.ts';
import { factsOf } from './factsOf.ts';

/** The kind of job that makes a call to another register. */
export const REGISTER_MESSAGE = 'REGISTER_MESSAGE';

/** What another register is notified of. */
export type HandoverMessage = 'ANNOUNCED' | 'CONFIRMED' | 'REFUSED' | 'WITHDRAWN';

interface Message {
  readonly handoverId: number;
  readonly message: HandoverMessage;
}

const PATIENCE_MS = 10_000;
const MAX_BYTES = 100_000;

/** Notifies the other register of a hand-over after the commit; nothing where its calls are not known. */
export async function queueMessage(tx: Tx, handoverId: number, message: HandoverMessage): Promise<void> {
  const reached = await findOne(
    tx,
    sql`select 1 from register_handover h join other_register r on r.id = h.register_id
      where h.id = ${handoverId} and r.active and r.url is not null and r.call_key is not null`,
  );
  await tx.query(sql`update register_handover set message_state = ${reached ? 'WAITING' : null}
    where id = ${handoverId}`);
  if (reached) await enqueue(tx, REGISTER_MESSAGE, { handoverId, message } satisfies Message);
}

interface Target {
  readonly url: string;
  readonly callKey: string;
  readonly reference: string;
  readonly transponder: string;
  readonly animalId: number | null;
}

const note = (db: Db, id: number, state: 'SENT' | 'FAILED'): Promise<unknown> =>
  db.query(sql`update register_handover set message_state = ${state} where id = ${id}`);

/** Makes the call; the other register answers a repeat as the first one, so that it may be made again. */
export const registerMessageJob =
  ({ db, settings }: Pick<Services, 'db' | 'settings'>): OutboxHandler =>
  async ({ payload }) => {
    const { handoverId, message } = payload as Message;
    const target = await findOne<Target>(
      db,
      sql`select r.url, r.call_key, h.reference, h.transponder, h.animal_id
        from register_handover h join other_register r on r.id = h.register_id
        where h.id = ${handoverId} and r.url is not null and r.call_key is not null`,
    );
    if (!target) throw new GiveUp('no address');
    const { url, callKey, reference, transponder, animalId } = target;
    const isFirst = message === 'ANNOUNCED' && animalId !== null;
    const facts = isFirst ? await factsOf(db, animalId) : undefined;
    const base = url.endsWith('/') ? url.slice(0, -1) : url;
    try {
      await callPublic(isFirst ? `${base}/index/handovers` : `${base}/index/handovers/${reference}/answers`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${callKey}`,
          'idempotency-key': `handover-${handoverId}-${message}`,
        },
        body: JSON.stringify(isFirst ? { reference, transponder, facts } : { answer: message }),
        patienceMs: PATIENCE_MS,
        maxBytes: MAX_BYTES,
        allowsLoopback: settings.webhooks.entitiesOnLoopback,
      });
    } catch (error) {
      const isRefused = error instanceof OutboundError && error.fault === 'REFUSED';
      // What the other register understands and does not accept, no further attempt changes; what it does not know yet may come.
      const isFinal =
        isRefused &&
        error.status !== undefined &&
        error.status >= 400 &&
        error.status < 429 &&
        error.status !== 404;
      await note(db, handoverId, 'FAILED');
      throw isFinal ? new GiveUp(`refused: ${error.status}`) : error;
    }
    await note(db, handoverId, 'SENT');
  };
