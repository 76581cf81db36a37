import {
  isAnswerOf,
  isConfirmed,
  needsWords,
  partyStep,
  waitReasonsOf,
  type ConfirmedBy,
  type Party,
  type PartyAnswer,
  type WaitReason,
} from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { animalTransfer } from '../../../../resources/requests/animalTransfer/schema.ts';
import type { PartyOutcome } from '../../../../resources/requests/animalTransfer/partyCalls.ts';
import { OUTCOMES } from '../../../../resources/kit/request.ts';
import { isLockedNow } from '../../../../resources/owners/owner/rules.ts';
import sql from 'sql-template-tag';
import type { Caller } from '../../../context.ts';
import { getOne } from '../../../db/db.ts';
import { formError, Refusal } from '../../../errors.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { lockAnimalOfRequest } from '../../animals/animal/record/animalOfRequest.ts';
import { followEffect } from '../../common/request/follow.ts';
import { findRequester } from '../../common/request/mailRequester.ts';
import { notifyDeciders, notifyRequester } from '../../common/request/notifyRequester.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findOwners, giveAnimal, isStillPossible, mailDecision, payTransfer } from './accept.ts';
import { mailParties, mailParty, wordsLinkEnd } from './partyMails.ts';
import { getGiver, getReceiver, isReceiverUnknown } from './parties.ts';
import { transfers } from './transfers.ts';
import type { Transfer } from './transfer.ts';

/** A party's answer, and how it was given. */
export interface GivenAnswer {
  readonly party: Party;
  readonly by: ConfirmedBy;
  readonly answer: PartyAnswer;
  readonly words?: string | null | undefined;
}

const now = (): string => new Date().toISOString();

/** Returns the reasons why staff must decide. The animal is locked: it does not change until the transaction ends. */
async function findWaitReasons(write: Write<Caller>, transfer: Transfer): Promise<WaitReason[]> {
  const { tx } = write;
  const animal = await lockAnimalOfRequest(write, transfer);
  const { isDangerous } = await getOne<{ isDangerous: boolean }>(
    tx,
    sql`select coalesce(breed_category in ('G', 'H'), false) as is_dangerous from animal where id = ${animal.id}`,
  );
  const giver = await getGiver(tx, transfer);
  const receiver = await getReceiver(tx, transfer);
  const isUnknown = isReceiverUnknown(transfer, receiver);
  return waitReasonsOf({
    isDangerous,
    hasErrors: (animal.errors ?? []).length > 0,
    // Both read the reasons: whose number the giver entered must not show in them.
    isOwnerLocked: isLockedNow(giver) || (!isUnknown && isLockedNow(receiver)),
    isAnimalFree: animal.ownerId === giver.id && isStillPossible(animal, transfer, write.caller),
    isReceiverUnknown: isUnknown,
  });
}

/** Leaves the decision to staff, who are notified, and says why. */
async function leaveToStaff(
  write: Write<Caller>,
  transfer: Transfer,
  waitReasons: WaitReason[],
): Promise<Transfer> {
  const saved = await saveRecord(write, transfers, transfer, { waitReasons });
  await notifyDeciders(write, animalTransfer, saved);
  await mailParties(write, saved, 'transferWaits', { reasons: waitReasons });
  return saved;
}

/** Accepts what both have confirmed, by the same steps as a decision of staff. */
async function acceptConfirmed(write: Write<Caller>, transfer: Transfer): Promise<Transfer> {
  const reasons = await findWaitReasons(write, transfer);
  if (reasons.length > 0) return leaveToStaff(write, transfer, reasons);
  let prepared;
  try {
    prepared = await findOwners(write, transfer);
  } catch (error) {
    // The new owner cannot be registered with what was entered: staff find out why.
    if (error instanceof Refusal) return leaveToStaff(write, transfer, ['NEW_OWNER_DATA']);
    throw error;
  }
  try {
    await payTransfer(write, transfer);
  } catch (error) {
    // The clinic that asked has no credits left: the parties have done their part.
    if (error instanceof Refusal && error.code === 'NO_CREDITS')
      return leaveToStaff(write, transfer, ['NO_CREDITS']);
    throw error;
  }
  const changes = { ...OUTCOMES.ACCEPTED, ...prepared };
  const saved = await saveRecord(write, transfers, transfer, changes, 'TRANSFER_ACCEPTED');
  await giveAnimal(write, saved);
  await followEffect(write, { module: animalTransfer, request: saved });
  await notifyRequester(write, animalTransfer, saved, 'ACCEPTED', null);
  const requester = await findRequester(write.tx, animalTransfer, saved);
  await mailDecision(write, saved, 'ACCEPTED', null, requester);
  return saved;
}

/** Notes that a party confirmed; the second of both lets the change of owner take effect. */
export async function confirm(
  write: Write<Caller>,
  transfer: Transfer,
  { party, by }: Pick<GivenAnswer, 'party' | 'by'>,
): Promise<Transfer> {
  const changes =
    party === 'GIVER' ? { givenTimestamp: now(), givenBy: by } : { receivedTimestamp: now(), receivedBy: by };
  const action = { action: 'TRANSFER_CONFIRMED', details: { party, by } } as const;
  const saved = await saveRecord(write, transfers, transfer, changes, action);
  return isConfirmed(saved) ? acceptConfirmed(write, saved) : saved;
}

async function refuse(
  write: Write<Caller>,
  transfer: Transfer,
  { party, by, words }: GivenAnswer,
): Promise<Transfer> {
  const ending = `REFUSED_BY_${party}` as const;
  const changes = { ...OUTCOMES.REJECTED, ending, reason: words || null };
  const action = { action: 'TRANSFER_REFUSED', details: { party, by } } as const;
  const saved = await saveRecord(write, transfers, transfer, changes, action);
  await notifyRequester(write, animalTransfer, saved, 'REJECTED', words || null);
  await mailParties(write, saved, 'transferEnded', { ending }, wordsLinkEnd(words));
  return saved;
}

/** Opens the request again for staff: the animal stays with its new owner, who is asked for the other side. */
async function contest(
  write: Write<Caller>,
  transfer: Transfer,
  { party, by, words }: GivenAnswer,
): Promise<Transfer> {
  const changes = {
    validationStatus: 'WAITING_VALIDATION' as const,
    closed: false,
    contestState: 'OPEN' as const,
    contestTimestamp: now(),
    contestWords: words!,
  };
  const action = { action: 'TRANSFER_CONTESTED', details: { party, by } } as const;
  const saved = await saveRecord(write, transfers, transfer, changes, action);
  await notifyDeciders(write, animalTransfer, saved);
  await mailParty(write, saved, 'RECEIVER', 'transferContested', {}, wordsLinkEnd(words));
  await mailParty(write, saved, 'GIVER', 'transferContested', {});
  return saved;
}

const reply = (write: Write<Caller>, transfer: Transfer, { party, by, words }: GivenAnswer) =>
  saveRecord(
    write,
    transfers,
    transfer,
    { contestAnswer: words!, contestAnswerTimestamp: now() },
    { action: 'TRANSFER_CONTEST_ANSWERED', details: { party, by } },
  );

const ACTS = { CONFIRM: confirm, REFUSE: refuse, OBJECT: contest, REPLY: reply } as const;

/** Refuses an answer without the words that it needs. */
export function checkWords({ answer, words }: Pick<GivenAnswer, 'answer' | 'words'>): void {
  if (needsWords(answer) && !words) throw formError([{ property: 'words', error: 'MISSING_WORDS' }]);
}

/** The step of a party to a change of owner, now. */
export const currentStep = (transfer: Transfer, party: Party) => partyStep(transfer, party, now());

/**
 * Does what a party answers, of a request that is locked; undefined where the step is over. Of two who answer at the
 * same time the second waits for the first, and sees what it did.
 */
export async function recordAnswer(
  write: Write<Caller>,
  transfer: Transfer,
  given: GivenAnswer,
): Promise<PartyOutcome | undefined> {
  if (!isAnswerOf(given.answer, currentStep(transfer, given.party))) return undefined;
  const saved = await ACTS[given.answer](write, transfer, given);
  return { step: currentStep(saved, given.party), accepted: saved.accepted === true };
}
