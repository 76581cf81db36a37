import sql from 'sql-template-tag';
import { animalOperations } from '../../../resources/animal/states.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Write } from '../../write/write.ts';
import { conflict } from '../../errors.ts';
import { changeAnimal, readAnimal } from '../animal/record/changeAnimal.ts';
import { stateOf } from '../animal/record/state.ts';
import type { Animal } from '../animal/record/table.ts';
import { readOwner, type Owner } from '../owner/ownerRecord.ts';
import { resolveOwner } from '../owner/resolveOwner.ts';
import type { TransferRow } from './transferRow.ts';

/** What a change of owner left behind. */
export interface Accepted {
  readonly animal: Animal;
  readonly previousOwner: Owner;
  readonly newOwner: Owner;
}

/** Refuses what has come in between: the animal died, was locked, or got lost since it was asked for. */
function mustStillBePossible(
  animal: Animal,
  { lostAnimalStatus }: TransferRow,
  { actor }: SignedInCaller,
): void {
  const state = stateOf({ ...animal, hasPendingOwnerTransfer: false }, true);
  // A process that is closed by this transfer is the reason why the animal is not NORMAL.
  const judged =
    lostAnimalStatus !== null && state.status !== 'DEAD' ? { ...state, status: 'NORMAL' as const } : state;
  const failing = animalOperations.CHANGE_OWNER.when.find((condition) => !condition.holds(judged, actor));
  if (failing) throw conflict(failing.otherwise);
}

/**
 * Gives the animal to its new owner: the owner found or made, the animal changed with its version, the lists of
 * the entities that see it kept in step, and a lost or found process closed where the transfer is its outcome.
 */
export async function acceptTransfer(write: Write<SignedInCaller>, transfer: TransferRow): Promise<Accepted> {
  const { tx, caller } = write;
  const before = await readAnimal(tx, transfer.animalId, true);
  mustStillBePossible(before, transfer, caller);
  const previousOwner = await readOwner(tx, before.ownerId!, caller);
  const { owner: newOwner } = await resolveOwner(write, transfer.newOwner, 'newOwner.');
  if (newOwner.id === before.ownerId) throw conflict('TRANSFER_OWNER_SAME_AS_CURRENT');
  const columns = {
    ownerId: newOwner.id,
    ...(transfer.newAnimalName ? { name: transfer.newAnimalName } : {}),
    useOwnerAddress: transfer.useOwnerAddress,
    postalCode: transfer.animalPostalCode,
    locality: transfer.animalLocality,
    parishId: transfer.animalParishId,
    address: transfer.animalAddress,
    ...(transfer.lostAnimalStatus !== null ? { status: 'NORMAL' } : {}),
  };
  const animal = await changeAnimal(write, before, columns, 'CHANGE_OWNER', newOwner.name);
  if (transfer.lostAnimalStatus !== null) {
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
  return { animal, previousOwner, newOwner };
}
