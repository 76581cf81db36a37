import sql from 'sql-template-tag';
import { changeOwner } from '../../../../resources/animals/animal/operations.ts';
import { isFree } from '../../../../resources/animals/animal/conditions.ts';
import { CONTEST_DAYS } from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { isLockedNow } from '../../../../resources/owners/owner/rules.ts';
import { conflict } from '../../../errors.ts';
import { findOne } from '../../../db/db.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { refuseUnless } from '../../../write/states.ts';
import type { Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { animals } from '../../animals/animal/record/animals.ts';
import { endGround } from '../../animals/animal/record/grounds.ts';
import { lockAnyAnimal } from '../../animals/animal/record/findAnimal.ts';
import type { OtherEvent } from '../../common/request/acceptance.ts';
import { refundAct } from '../../money/billingTransaction/refundAct.ts';
import { daysFromNow } from './links.ts';
import { getGiver, getReceiver } from './parties.ts';
import type { Transfer } from './transfer.ts';

/** Whether staff are to decide what becomes of a change of owner that took effect. */
export const isContested = ({ contestState }: Transfer): boolean => contestState === 'OPEN';

/** The days in which the former owner may object, from the acceptance of a change of owner. */
export const contestColumns = async (
  { tx }: Pick<Write, 'tx'>,
  previousOwnerId: number | null,
): Promise<Values> =>
  previousOwnerId === null ? {} : { contestEndTimestamp: await daysFromNow(tx, CONTEST_DAYS) };

/**
 * Refuses what cannot be undone: the animal has gone to a third owner, died, is missing or locked, or the former owner
 * may receive no animals.
 */
async function mustBeReturnable({ tx, caller }: Write, transfer: Transfer): Promise<void> {
  const animal = await lockAnyAnimal(tx, transfer.animalId!);
  const receiver = await getReceiver(tx, transfer);
  if (animal.ownerId !== receiver.id) throw conflict('TRANSFER_OWNER_CHANGED');
  const other = await findOne(
    tx,
    sql`select id from animal_transfer where animal_id = ${animal.id} and not closed and id <> ${transfer.id} limit 1`,
  );
  if (other) throw conflict('PENDING_TRANSFER');
  refuseUnless(
    changeOwner.when.filter((one) => one !== isFree),
    animal,
    caller,
  );
  if (isLockedNow(await getGiver(tx, transfer))) throw conflict('OWNER_IS_LOCKED');
}

/** Prepares a decision other than acceptance on a change of owner by two parties; refused where it does not fit. */
export async function prepareOther(write: Write, transfer: Transfer, event: OtherEvent): Promise<Values> {
  if (transfer.kind !== 'TWO_PARTY' && !isContested(transfer)) return {};
  // Both confirmed without paper, or the paper was accepted: there is none to wait for.
  if (event === 'MORE_INFORMATION_NEEDED') throw conflict('TRANSFER_TAKES_NO_DOCUMENTS');
  if (!isContested(transfer)) return event === 'CANCELED' ? { ending: 'WITHDRAWN' } : {};
  await mustBeReturnable(write, transfer);
  return { contestState: 'UNDONE' };
}

/**
 * Gives an animal back to its former owner, once staff have undone a contested change of owner, and its credits to the
 * entity that paid for it; last, so that the balance is locked for as short as can be.
 */
export async function returnAnimal(write: Write, transfer: Transfer): Promise<void> {
  if (transfer.contestState !== 'UNDONE') return;
  const { tx } = write;
  const animal = await lockAnyAnimal(tx, transfer.animalId!);
  const giver = await getGiver(tx, transfer);
  const place = { useOwnerAddress: true, postalCode: null, locality: null, parishId: null, address: null };
  await saveRecord(write, animals, animal, { ownerId: giver.id!, ...place }, 'CHANGE_OWNER');
  await tx.query(endGround(transfer.creationEntityId, animal.id, 'TRANSFERRED'));
  await refundAct(write, { objectType: 'animalTransfer', objectId: transfer.id }, transfer.transponder);
}
