import sql from 'sql-template-tag';
import { changeOwner } from '../../../../resources/animals/animal/operations.ts';
import { animalTransfer } from '../../../../resources/requests/animalTransfer/schema.ts';
import { awaitsParties } from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { checkOwner, type OwnerInput } from '../../../../resources/owners/owner/embedded.ts';
import type { RequestEvent } from '../../../../resources/kit/types.ts';
import type { Caller } from '../../../context.ts';
import { findOne, getOne } from '../../../db/db.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { findUnmet, refuseUnless } from '../../../write/states.ts';
import type { Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { conflict, formError } from '../../../errors.ts';
import { animals } from '../../animals/animal/record/animals.ts';
import type { Animal } from '../../animals/animal/record/animal.ts';
import { findOwnerId } from '../../owners/owner/findOwner.ts';
import { findOwnerSerialised, resolveOwner } from '../../owners/owner/resolveOwner.ts';
import { endConsent, showAnimalTo } from '../../animals/animal/record/grounds.ts';
import { findEveryEmail } from '../../owners/owner/ownerEmails.ts';
import { showOwnerTo } from '../../owners/owner/grounds.ts';
import { lockAnimalOfRequest } from '../../animals/animal/record/animalOfRequest.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import { mailVisitor, type Requester } from '../../common/request/mailRequester.ts';
import { payAct } from '../../money/billingTransaction/payAct.ts';
import { contestColumns, isContested, prepareOther, returnAnimal } from './contest.ts';
import { mailOwners, type Side } from './mails.ts';
import { getGiver } from './parties.ts';
import { mailParties, mailParty, wordsLinkEnd } from './partyMails.ts';
import type { Transfer } from './transfer.ts';

/** The animal as its state is judged for a request about it. */
function judgedOf(animal: Animal, transfer: Transfer): Animal {
  // A request that names its animal is itself what is pending.
  const isItself = transfer.animalId !== null;
  const state = isItself ? { ...animal, hasPendingOwnerTransfer: false } : animal;
  // A process that is closed by this transfer is the reason why the animal is not NORMAL.
  return transfer.lostAnimalStatus !== null && state.status !== 'DEAD'
    ? { ...state, status: 'NORMAL' as const }
    : state;
}

/** Whether nothing has come in between: the animal did not die, nor was it locked or lost since it was asked for. */
export const isStillPossible = (animal: Animal, transfer: Transfer, caller: Caller): boolean =>
  findUnmet(changeOwner.when, judgedOf(animal, transfer), caller) === undefined;

/**
 * The new owner as it is found or made. What the public form, or the other party, says of one who is on record changes
 * no contact: who sent it is known by an address alone, or is not the owner.
 */
async function ownerAsked(write: Write<Caller>, { origin, kind, newOwner }: Transfer): Promise<OwnerInput> {
  if (origin !== 'PUBLIC' && kind !== 'TWO_PARTY') return newOwner;
  if ((await findOwnerId(write.tx, newOwner)) !== undefined) {
    const { type, country, nationality, vatNumber, passport } = newOwner;
    return { type, country, nationality, vatNumber, passport };
  }
  // What both confirmed was checked when it was entered.
  const { actor } = write.caller;
  if (actor && checkOwner(newOwner, actor).length > 0) throw conflict('INVALID_NEW_OWNER');
  return newOwner;
}

/** The columns that accepting sets: which animal, who gives, and who receives, found or made. */
export async function findOwners(write: Write<Caller>, transfer: Transfer): Promise<Values> {
  const animal = await lockAnimalOfRequest(write, transfer);
  refuseUnless(changeOwner.when, judgedOf(animal, transfer), write.caller);
  if (transfer.kind === 'TWO_PARTY' && animal.ownerId !== (await getGiver(write.tx, transfer)).id)
    throw conflict('TRANSFER_OWNER_CHANGED');
  const asked = await ownerAsked(write, transfer);
  const meant = await findOwnerSerialised(write.tx, asked);
  const { owner: newOwner, save } = await resolveOwner(write, asked, meant, 'newOwner.');
  await save();
  if (newOwner.id === animal.ownerId) throw conflict('TRANSFER_OWNER_SAME_AS_CURRENT');
  return {
    animalId: animal.id,
    newOwnerId: newOwner.id,
    previousOwnerId: animal.ownerId,
    ...(await contestColumns(write, animal.ownerId)),
  };
}

/** The columns that a decision of staff for a request sets: one that took effect and is contested stands. */
async function prepare(write: Write, transfer: Transfer, given: Values): Promise<Values> {
  if (isContested(transfer)) return { contestState: 'STANDS' };
  if (awaitsParties(transfer)) throw conflict('TRANSFER_NOT_CONFIRMED');
  const columns = await findOwners(write, transfer);
  await requireGiverTold(write, columns.previousOwnerId, given);
  return columns;
}

/**
 * A former owner to whom nothing can be mailed learns of the change by staff, who say how.
 * @throws Refusal 422 at `formerOwnerTold`
 */
async function requireGiverTold(
  { tx }: Write<Caller>,
  previousOwnerId: unknown,
  given: Values,
): Promise<void> {
  if (typeof previousOwnerId !== 'number' || given.formerOwnerTold) return;
  const { id } = await getGiver(tx, { previousOwnerId });
  if (id !== null && (await findEveryEmail(tx, id)).length === 0)
    throw formError([{ property: 'formerOwnerTold', error: 'MISSING_FORMER_OWNER_TOLD' }]);
}

/**
 * Gives the animal to its new owner, and keeps the lists of the entities that see it in step. The request is closed by
 * then: the animal's version of the change must not call it pending. A lost or found process whose outcome this is
 * follows the request.
 */
export async function giveAnimal(write: Write<Caller>, transfer: Transfer): Promise<void> {
  // What is contested took effect before.
  if (transfer.contestState) return;
  const { tx } = write;
  const animal = await lockAnimalOfRequest(write, transfer);
  const isLostOrFound = transfer.lostAnimalStatus !== null;
  const changes = {
    ownerId: transfer.newOwnerId,
    ...(transfer.newAnimalName ? { name: transfer.newAnimalName } : {}),
    useOwnerAddress: transfer.useOwnerAddress,
    postalCode: transfer.animalPostalCode,
    locality: transfer.animalLocality,
    parishId: transfer.animalParishId,
    address: transfer.animalAddress,
    ...(isLostOrFound ? { status: 'NORMAL' as const } : {}),
  };
  await saveRecord(write, animals, animal, changes, 'CHANGE_OWNER');
  // The new owner is open to the entity that carried the change out, not to all that know the animal; what its former
  // owner allowed ends.
  await tx.query(endConsent(animal.id));
  await tx.query(showAnimalTo(transfer.creationEntityId, animal.id, 'TRANSFERRED'));
  await tx.query(showOwnerTo(transfer.creationEntityId, transfer.newOwnerId!, 'TRANSFERRED'));
}

/**
 * Takes the credits of a change of owner from the entity that asked for it, once: what is contested was paid for.
 * @throws Refusal 409 NO_CREDITS
 */
export async function payTransfer(write: Write<Caller>, transfer: Transfer): Promise<void> {
  if (transfer.contestState) return;
  await payAct(write.tx, {
    entityId: transfer.creationEntityId,
    service: 'TRANSFER',
    transponder: transfer.transponder,
    userId: transfer.creationUserId,
    object: { objectType: 'animalTransfer', objectId: transfer.id },
  });
}

/** Does what a decision of staff accepts; paid for last, so that the balance is locked for as short as can be. */
async function accept(write: Write, transfer: Transfer): Promise<void> {
  await giveAnimal(write, transfer);
  await payTransfer(write, transfer);
}

/**
 * Writes to both parties what is particular to their way, and to the former owner, at every address, that the change took
 * effect and can be contested; false where the owners get what every such request says besides.
 */
async function mailParticular(
  write: Write<Caller>,
  transfer: Transfer,
  event: RequestEvent,
  words: string | null,
): Promise<boolean> {
  if (transfer.contestState) {
    if (event !== 'ACCEPTED' && event !== 'REJECTED') return false;
    await mailParties(write, transfer, 'transferContestDecided', { stands: event === 'ACCEPTED', words });
  } else if (transfer.kind !== 'TWO_PARTY') {
    if (event !== 'ACCEPTED' || transfer.previousOwnerId === null) return false;
    await mailParty(
      write,
      transfer,
      'GIVER',
      'transferEffective',
      { isSigned: true },
      transfer.contestEndTimestamp,
    );
    return false;
  } else if (event === 'ACCEPTED') {
    const end = transfer.contestEndTimestamp;
    await mailParty(write, transfer, 'GIVER', 'transferEffective', { isSigned: false }, end);
    await mailParty(write, transfer, 'RECEIVER', 'transferEffective', { isSigned: false });
  } else if (event === 'CANCELED') {
    await mailParties(write, transfer, 'transferEnded', { ending: 'WITHDRAWN' }, wordsLinkEnd(words));
  } else return false;
  return true;
}

/** Writes to both owners that a request was accepted or rejected; to the person who sent a public form in any event. */
export async function mailDecision(
  write: Write<Caller>,
  transfer: Transfer,
  event: RequestEvent,
  words: string | null,
  requester: Requester | undefined,
): Promise<void> {
  if (event !== 'DOCUMENTS_ADDED') await mailVisitor(write, requester, event, words);
  if (await mailParticular(write, transfer, event, words)) return;
  if (event !== 'ACCEPTED' && event !== 'REJECTED') return;
  // The owners that a public form names hear of it once it takes effect.
  if (transfer.animalId === null) return;
  const { tx } = write;
  const read = (id: number | null) =>
    findOne<Side>(tx, sql`select id, skip_notifications from owner where id = ${id}::bigint`);
  const { newOwner, previousOwnerId, newOwnerId, animalId, origin, kind } = transfer;
  // An address that neither the register nor its owner has confirmed is used where staff entered it.
  const isEntered = origin !== 'PUBLIC' && kind !== 'TWO_PARTY';
  const animal = await getOne<{ name: string }>(tx, sql`select name from animal where id = ${animalId}`);
  const asked: Side = {
    id: newOwnerId,
    entered: newOwner.email,
    skipNotifications: newOwner.skipNotifications,
  };
  await mailOwners(
    write,
    event === 'ACCEPTED' ? 'transferAccepted' : 'transferRejected',
    {
      // Who had the animal before is written to above.
      previousOwner: (event === 'REJECTED' && (await read(previousOwnerId))) || { id: null },
      // The address given for this transfer is the one that its new owner reads.
      newOwner: newOwner.email && isEntered ? asked : ((await read(newOwnerId)) ?? asked),
    },
    { animalName: animal.name, transponder: transfer.transponder, ...(words && { reason: words }) },
  );
}

export const animalTransferAcceptance = defineAcceptance<typeof animalTransfer, Transfer>(animalTransfer, {
  prepare,
  prepareOther,
  accept,
  reject: returnAnimal,
  mail: mailDecision,
});
