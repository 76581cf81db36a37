import sql from 'sql-template-tag';
import {
  announceIndexHandover,
  answerIndexHandover,
  findIndexHandover,
} from '../../../../resources/animals/registerHandover/calls.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import type { Caller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { conflict, notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import type { Write } from '../../../write/openWrite.ts';
import { insertRecord, saveRecord } from '../../../write/saveRecord.ts';
import { notify } from '../../common/notification/notify.ts';
import { exportAnimal, findHandover, handovers, refuseMoved, type Handover } from './handovers.ts';
import { HANDOVER_DAYS } from './mails.ts';

/**
 * The register whose key makes a call.
 * @throws Refusal 409 REGISTER_UNKNOWN
 */
async function registerOf(db: Queryable, { actor }: Caller): Promise<number> {
  const found = await findOne<{ id: number }>(
    db,
    sql`select id from other_register where active and api_key_id = ${actor?.apiKey?.id ?? null}::bigint`,
  );
  if (!found) throw conflict('REGISTER_UNKNOWN');
  return found.id;
}

/** Notifies who announced a hand-over of what the other register has answered. */
const notifyAnnouncer = (
  write: Write<Caller>,
  { id, transponder, creationUserId }: Handover,
  type: 'HANDOVER_CONFIRMED' | 'HANDOVER_REFUSED',
): Promise<void> =>
  notify(write, {
    userIds: creationUserId == null ? [] : [creationUserId],
    type,
    objectId: id,
    additionalInfo: { transponder },
  });

const answerOf = ({ reference, transponder, direction, state }: Handover) => ({
  reference: reference!,
  transponder,
  direction: direction!,
  state: state!,
});

export const announceIndexHandoverHandler = handleWrite(announceIndexHandover, async (write) => {
  const { tx, caller, body, fail } = write;
  const registerId = await registerOf(tx, caller);
  if (!isTransponder(body.transponder)) return fail('INVALID_TRANSPONDER');
  // Of two announcements at the same time the later one finds what the first has made.
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`handover ${body.transponder}`}, 0))`);
  const known = await findHandover(
    tx,
    sql`t.direction = 'IN' and t.register_id = ${registerId} and t.reference = ${body.reference}`,
  );
  if (known) return known.transponder === body.transponder ? answerOf(known) : fail('HANDOVER_IS_OPEN');
  const open = await findHandover(
    tx,
    sql`t.direction = 'IN' and t.transponder = ${body.transponder} and t.state = 'ANNOUNCED'`,
  );
  if (open) return fail('HANDOVER_IS_OPEN');
  const made = await insertRecord(write, handovers(), {
    direction: 'IN',
    state: 'ANNOUNCED',
    transponder: body.transponder,
    registerId,
    reference: body.reference,
    facts: body.facts,
  });
  await notify(write, {
    permission: 'MANAGE_ANIMAL_TRANSFER',
    type: 'HANDOVER_ARRIVAL',
    objectId: made.id,
    additionalInfo: { transponder: made.transponder },
  });
  return answerOf(made);
});

export const findIndexHandoverHandler = handleRead(
  findIndexHandover,
  async ({ db, caller, params: { reference } }) => {
    const registerId = await registerOf(db, caller);
    const found = await findOne<Handover>(
      db,
      sql`select reference, transponder, direction, state from register_handover
        where register_id = ${registerId} and reference = ${reference}`,
    );
    if (!found) throw notFound();
    return answerOf(found);
  },
);

export const answerIndexHandoverHandler = handleWrite(answerIndexHandover, async (write) => {
  const { tx, caller, params, body, fail } = write;
  const registerId = await registerOf(tx, caller);
  const direction = body.answer === 'WITHDRAWN' ? 'IN' : 'OUT';
  const found = await findHandover(
    tx,
    sql`t.direction = ${direction} and t.register_id = ${registerId} and t.reference = ${params.reference}`,
  );
  if (!found) throw notFound();
  if (body.answer === 'CONFIRMED') {
    if (found.state === 'DONE') return answerOf(found);
    if (found.state !== 'ANNOUNCED') return fail('HANDOVER_NOT_ANNOUNCED');
    await refuseMoved(write, found);
    const done = {
      state: 'DONE' as const,
      doneTimestamp: new Date().toISOString(),
      contestEndTimestamp: new Date(Date.now() + HANDOVER_DAYS * 86_400_000).toISOString(),
    };
    const saved = await saveRecord(write, handovers(), found, done, 'CONFIRM_HANDOVER');
    await exportAnimal(write, saved, 'CONFIRM_HANDOVER');
    await notifyAnnouncer(write, saved, 'HANDOVER_CONFIRMED');
    return answerOf(saved);
  }
  // What was received before it was withdrawn stays visible as undone: staff look at it.
  const state = body.answer === 'REFUSED' ? 'REFUSED' : found.state === 'DONE' ? 'UNDONE' : 'WITHDRAWN';
  if (found.state === state) return answerOf(found);
  if (found.state !== 'ANNOUNCED' && state !== 'UNDONE') return fail('HANDOVER_NOT_ANNOUNCED');
  const action = state === 'REFUSED' ? 'REFUSE_HANDOVER' : 'WITHDRAW_HANDOVER';
  const saved = await saveRecord(write, handovers(), found, { state }, action);
  if (state === 'REFUSED') await notifyAnnouncer(write, saved, 'HANDOVER_REFUSED');
  return answerOf(saved);
});
