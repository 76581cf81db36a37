import sql from 'sql-template-tag';
import {
  answerTransferLink,
  openTransferLink,
  type PartyView,
} from '../../../../resources/requests/animalTransfer/partyCalls.ts';
import type { Party } from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { joinSentences } from '../../common/request/reasonTexts.ts';
import { findRecord } from '../../../write/records.ts';
import { checkWords, currentStep, recordAnswer } from './partyAnswer.ts';
import { checkLink, useLink, type TransferLink } from './links.ts';
import { getGiver, getParty, nameForOther } from './parties.ts';
import { transfers } from './transfers.ts';
import type { Transfer } from './transfer.ts';

/** A change of owner as one of its parties sees it. */
export async function partyViewOf(db: Queryable, transfer: Transfer, party: Party): Promise<PartyView> {
  const animal = await getOne<{ name: string; transponder: string }>(
    db,
    sql`select name, transponder from animal where id = ${transfer.animalId}`,
  );
  const otherParty = party === 'GIVER' ? 'RECEIVER' : 'GIVER';
  const other = await getParty(db, transfer, otherParty);
  const step = currentStep(transfer, party);
  const { confirmEndTimestamp, contestEndTimestamp, contestWords, ending, reason, comments } = transfer;
  return {
    party,
    step,
    transponder: animal.transponder,
    animalName: animal.name,
    ownerName: nameForOther(transfer, otherParty, other),
    endTimestamp:
      step === 'CONFIRM' || step === 'WAITS_FOR_OTHER'
        ? confirmEndTimestamp
        : step === 'OBJECT'
          ? contestEndTimestamp
          : null,
    contestWords: step === 'REPLY' ? contestWords : null,
    endingWords: step === 'ENDED' && ending ? joinSentences(reason, comments) : null,
  };
}

export const openTransferLinkHandler = handleRead(openTransferLink, async ({ body, services, noteRead }) => {
  const { link, transfer } = await checkLink(services.db, body.token, body.vatNumber);
  noteRead({ objectId: transfer.id, details: { transponder: transfer.transponder, party: link.party } });
  return partyViewOf(services.db, transfer, link.party);
});

export const answerTransferLinkHandler = handleWrite<typeof answerTransferLink, TransferLink>(
  answerTransferLink,
  async (write) => {
    const { tx, body, prepared: link, fail } = write;
    const transfer = await findRecord(tx, transfers, sql`t.id = ${link.transferId}`, { lock: true });
    await useLink(tx, link);
    if (transfer && body.answer === 'CONFIRM' && link.party === 'GIVER') {
      // The address was proven when it was mailed to; by now it may be another's, or that of another owner.
      if (!(await getGiver(tx, transfer)).isEmailProven) return fail('TRANSFER_LINK_EXPIRED');
    }
    const given = { ...body, party: link.party, by: link.isEntered ? 'ENTERED' : 'LINK' } as const;
    const outcome = transfer && (await recordAnswer(write, transfer, given));
    return outcome ?? fail('TRANSFER_LINK_EXPIRED');
  },
  async ({ body, services }) => {
    checkWords(body);
    return (await checkLink(services.db, body.token, body.vatNumber)).link;
  },
);
