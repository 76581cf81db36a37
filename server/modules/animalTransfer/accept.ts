import sql from 'sql-template-tag';
import { changeOwner } from '../../../resources/animal/operations.ts';
import { animalTransfer } from '../../../resources/animalTransfer/schema.ts';
import { checkOwner, type OwnerInput } from '../../../resources/owner/embedded.ts';
import type { RequestEvent } from '../../../resources/kit/request.ts';
import type { SignedInCaller } from '../../context.ts';
import { findOne, getOne } from '../../db/db.ts';
import { saveRecord } from '../../write/saveRecord.ts';
import { refuseUnless } from '../../write/states.ts';
import type { Values } from '../../write/values.ts';
import type { Write } from '../../write/write.ts';
import { conflict } from '../../errors.ts';
import { animals, type Animal } from '../animal/record/animals.ts';
import { closeByTransfer } from '../lostAnimal/closeReport.ts';
import { findOwnerId, resolveOwner } from '../owner/resolveOwner.ts';
import { lockAnimalOfRequest } from '../publicForm/animalOfRequest.ts';
import { mailRequester } from '../publicForm/publicRequests.ts';
import { acceptanceOf } from '../request/acceptance.ts';
import { mailOwners, type Side } from './mails.ts';
import type { Transfer } from './transfers.ts';

/** Refuses what has come in between: the animal died, was locked, or got lost since it was asked for. */
function mustStillBePossible(animal: Animal, transfer: Transfer, caller: SignedInCaller): void {
  // A request that names its animal is itself what is pending.
  const isItself = transfer.animalId !== null;
  const state = isItself ? { ...animal, hasPendingOwnerTransfer: false } : animal;
  // A process that is closed by this transfer is the reason why the animal is not NORMAL.
  const judged =
    transfer.lostAnimalStatus !== null && state.status !== 'DEAD'
      ? { ...state, status: 'NORMAL' as const }
      : state;
  refuseUnless(changeOwner.when, judged, caller);
}

/**
 * The new owner as it is found or made. What the public form says of one who is on record changes no contact: who sent
 * it is known by an address alone.
 */
async function ownerAsked(write: Write, { origin, newOwner }: Transfer): Promise<OwnerInput> {
  if (origin !== 'PUBLIC') return newOwner;
  if ((await findOwnerId(write.tx, newOwner)) !== undefined) {
    const { type, country, vatNumber } = newOwner;
    return { type, country, vatNumber };
  }
  if (checkOwner(newOwner, write.caller.actor).length > 0) throw conflict('INVALID_NEW_OWNER');
  return newOwner;
}

/** The columns that accepting sets: which animal, who gives, and who receives, found or made. */
async function findOwners(write: Write, transfer: Transfer): Promise<Values> {
  const animal = await lockAnimalOfRequest(write, transfer);
  mustStillBePossible(animal, transfer, write.caller);
  const { owner: newOwner } = await resolveOwner(write, await ownerAsked(write, transfer), 'newOwner.');
  if (newOwner.id === animal.ownerId) throw conflict('TRANSFER_OWNER_SAME_AS_CURRENT');
  return { animalId: animal.id, newOwnerId: newOwner.id, previousOwnerId: animal.ownerId };
}

/**
 * Gives the animal to its new owner, keeps the lists of the entities that see it in step, and closes a lost or found
 * process where the transfer is its outcome. The request is closed by then: the animal's version of the change must not
 * call it pending.
 */
async function giveAnimal(write: Write, transfer: Transfer): Promise<void> {
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
  if (transfer.lostAnimalStatus !== null) await closeByTransfer(write, animal.id, transfer.lostAnimalStatus);
  // Whoever asked treats the animal from now on, and everyone who does may know its owner.
  await tx.query(sql`
    with shown as (
      insert into animal_entity (entity_id, animal_id)
      select id, ${animal.id}::bigint from entity where id = ${transfer.creationEntityId}::bigint on conflict do nothing
    )
    insert into owner_entity (entity_id, owner_id)
    select entity_id, ${transfer.newOwnerId}::bigint from animal_entity where animal_id = ${animal.id}
    union select id, ${transfer.newOwnerId}::bigint from entity where id = ${transfer.creationEntityId}::bigint
    on conflict do nothing`);
}

/** Writes to both owners that a request was accepted or rejected; to the person who sent a public form in any event. */
async function mailDecision(
  write: Write,
  transfer: Transfer,
  event: RequestEvent,
  words: string | null,
): Promise<void> {
  await mailRequester(write, animalTransfer, transfer, event, words);
  if (event !== 'ACCEPTED' && event !== 'REJECTED') return;
  // The owners that a public form names hear of it once it takes effect.
  if (transfer.animalId === null) return;
  const { tx } = write;
  const read = (id: number | null) =>
    findOne<Side>(tx, sql`select id, email, skip_notifications from owner where id = ${id}::bigint`);
  const { newOwner, previousOwnerId, newOwnerId, animalId, origin } = transfer;
  const animal = await getOne<{ name: string }>(tx, sql`select name from animal where id = ${animalId}`);
  const asked: Side = {
    id: newOwnerId,
    email: newOwner.email,
    skipNotifications: newOwner.skipNotifications,
  };
  await mailOwners(
    write,
    event === 'ACCEPTED' ? 'transferAccepted' : 'transferRejected',
    {
      previousOwner: (await read(previousOwnerId)) ?? { id: null, email: null },
      // The address given for this transfer is the one that its new owner reads.
      newOwner: newOwner.email && origin !== 'PUBLIC' ? asked : ((await read(newOwnerId)) ?? asked),
    },
    { animalName: animal.name, transponder: transfer.transponder, ...(words && { reason: words }) },
  );
}

export const animalTransferAcceptance = acceptanceOf<typeof animalTransfer, Transfer>(animalTransfer, {
  prepare: findOwners,
  accept: giveAnimal,
  mail: mailDecision,
});
