import sql from 'sql-template-tag';
import { changeOwner } from '../../../resources/animal/operations.ts';
import type { SignedInCaller } from '../../context.ts';
import { saveRecord } from '../../write/saveRecord.ts';
import type { Write } from '../../write/write.ts';
import { conflict } from '../../errors.ts';
import { animals, type Animal } from '../animal/record/animals.ts';
import { lockAnyAnimal } from '../animal/record/findAnimal.ts';
import { readOwner, type Owner } from '../owner/ownerRecord.ts';
import { resolveOwner } from '../owner/resolveOwner.ts';
import type { Transfer } from './transfers.ts';

/** What an accepted request changes: the animal, locked, and the owners on both sides. */
export interface Acceptance {
  readonly animal: Animal;
  readonly previousOwner: Owner;
  readonly newOwner: Owner;
}

/** Refuses what has come in between: the animal died, was locked, or got lost since it was asked for. */
function mustStillBePossible(
  animal: Animal,
  { lostAnimalStatus }: Transfer,
  { actor }: SignedInCaller,
): void {
  const state = { ...animal, hasPendingOwnerTransfer: false };
  // A process that is closed by this transfer is the reason why the animal is not NORMAL.
  const judged =
    lostAnimalStatus !== null && state.status !== 'DEAD' ? { ...state, status: 'NORMAL' as const } : state;
  const failing = changeOwner.when.find((condition) => !condition.holds(judged, actor));
  if (failing) throw conflict(failing.otherwise);
}

/** Makes sure that a request can still be accepted, and finds or makes the new owner. */
export async function prepareAcceptance(
  write: Write<SignedInCaller>,
  transfer: Transfer,
): Promise<Acceptance> {
  const animal = await lockAnyAnimal(write.tx, transfer.animalId);
  mustStillBePossible(animal, transfer, write.caller);
  const previousOwner = await readOwner(write.tx, animal.ownerId!);
  const { owner: newOwner } = await resolveOwner(write, transfer.newOwner, 'newOwner.');
  if (newOwner.id === animal.ownerId) throw conflict('TRANSFER_OWNER_SAME_AS_CURRENT');
  return { animal, previousOwner, newOwner };
}

/**
 * Gives the animal to its new owner, keeps the lists of the entities that see it in step, and closes a lost or found
 * process where the transfer is its outcome.
 */
export async function giveAnimal(
  write: Write<SignedInCaller>,
  transfer: Transfer,
  { animal, newOwner }: Acceptance,
): Promise<void> {
  const { tx } = write;
  const isLostOrFound = transfer.lostAnimalStatus !== null;
  const changes = {
    ownerId: newOwner.id,
    ...(transfer.newAnimalName ? { name: transfer.newAnimalName } : {}),
    useOwnerAddress: transfer.useOwnerAddress,
    postalCode: transfer.animalPostalCode,
    locality: transfer.animalLocality,
    parishId: transfer.animalParishId,
    address: transfer.animalAddress,
    ...(isLostOrFound ? { status: 'NORMAL' as const } : {}),
  };
  await saveRecord(write, animals, animal, changes, 'CHANGE_OWNER');
  if (isLostOrFound) {
    await tx.query(sql`update lost_animal set is_closed = true, closed_date = now(), delivery_status = ${transfer.lostAnimalStatus},
      version = version + 1 where animal_id = ${animal.id} and not is_closed`);
  }
  // Whoever asked treats the animal from now on, and everyone who does may know its owner.
  await tx.query(sql`
    with shown as (
      insert into animal_entity (entity_id, animal_id)
      select id, ${animal.id}::bigint from entity where id = ${transfer.creationEntityId}::bigint on conflict do nothing
    )
    insert into owner_entity (entity_id, owner_id)
    select entity_id, ${newOwner.id}::bigint from animal_entity where animal_id = ${animal.id}
    union select id, ${newOwner.id}::bigint from entity where id = ${transfer.creationEntityId}::bigint
    on conflict do nothing`);
}
