import sql from 'sql-template-tag';
import {
  answerOwnTransfer,
  listOwnTransfers,
} from '../../../../resources/requests/animalTransfer/partyCalls.ts';
import type { Party } from '../../../../resources/requests/animalTransfer/twoParty.ts';
import type { Queryable } from '../../../db/db.ts';
import { findOne } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import { notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { checkWords, currentStep, recordAnswer } from './partyAnswer.ts';
import { isGiver, isReceiver } from './parties.ts';
import { mailParties, wordsLinkEnd } from './partyMails.ts';
import { partyViewOf } from './transferLink.ts';
import { transfers } from './transfers.ts';

/** More than any owner has at once. */
const MAX_LISTED = 50;

const findParty = (db: Queryable, id: number, ownerId: number) =>
  findOne<{ party: Party }>(
    db,
    sql`select case when ${isGiver(ownerId)} then 'GIVER' else 'RECEIVER' end as party from animal_transfer t
      where t.id = ${id} and (${isGiver(ownerId)} or ${isReceiver(ownerId)})`,
  );

export const listOwnTransfersHandler = handleRead(listOwnTransfers, async ({ db, caller, noteRead }) => {
  const { id: userId, ownerId } = caller.actor;
  const rows = await db.query<{ id: number; party: Party; creationUserId: number | null }>(
    sql`select t.id, t.creation_user_id, case when ${isGiver(ownerId!)} then 'GIVER' else 'RECEIVER' end as party
      from animal_transfer t
      where (t.kind = 'TWO_PARTY' and not t.closed or t.contest_state = 'OPEN' or t.contest_end_timestamp > now())
        and (${isGiver(ownerId!)} or ${isReceiver(ownerId!)})
      order by t.id desc ${atMost(MAX_LISTED)}`,
  );
  const shown = [];
  for (const { id, party, creationUserId } of rows) {
    const transfer = (await findRecord(db, transfers, sql`t.id = ${id}`))!;
    const view = await partyViewOf(db, transfer, party);
    if (view.step === 'ENDED') continue;
    const canWithdraw = !transfer.closed && !transfer.contestState && creationUserId === userId;
    shown.push({ ...view, id, canWithdraw });
    noteRead({ objectId: id, details: { transponder: transfer.transponder, party } });
  }
  return shown;
});

export const answerOwnTransferHandler = handleWrite(answerOwnTransfer, async (write) => {
  const { tx, params, body, caller, fail } = write;
  const { answer, words } = body;
  if (answer !== 'WITHDRAW') checkWords({ answer, words });
  const transfer = await findRecord(tx, transfers, sql`t.id = ${params.id}`, { lock: true });
  // A stranger's request is answered like one that does not exist.
  const found = transfer && (await findParty(tx, transfer.id, caller.actor.ownerId!));
  if (!found) throw notFound();
  const { party } = found;
  if (answer !== 'WITHDRAW') {
    const outcome = await recordAnswer(write, transfer, { party, by: 'ACCOUNT', answer, words });
    return outcome ?? fail('TRANSFER_STEP_OVER');
  }
  const isOpen = !transfer.closed && !transfer.contestState;
  if (!isOpen || transfer.creationUserId !== caller.actor.id) return fail('TRANSFER_STEP_OVER');
  const changes = {
    validationStatus: 'DONE',
    closed: true,
    accepted: null,
    ending: 'WITHDRAWN',
    ...(words && { comments: words }),
  } as const;
  const saved = await saveRecord(write, transfers, transfer, changes, 'TRANSFER_CANCELED');
  await mailParties(write, saved, 'transferEnded', { ending: 'WITHDRAWN' }, wordsLinkEnd(words));
  return { step: currentStep(saved, party), accepted: false };
});
