import sql from 'sql-template-tag';
import { isLockedNow } from '../../../resources/owner/rules.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import type { SignedInCaller } from '../../context.ts';
import type { Write } from '../../write/write.ts';
import { findOne, getOne, type Tx } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { conflict } from '../../errors.ts';
import type { PreparedFile } from '../../files/prepare.ts';
import { savePrepared } from '../../files/store.ts';
import { mustAllow, type FoundAnimal } from '../animal/record/changeAnimal.ts';
import { notify } from '../notification/notify.ts';
import { findOwnerId } from '../owner/resolveOwner.ts';
import { mailOwners } from './mails.ts';
import type { ReadRequest } from './newOwner.ts';

/** A request just opened. */
export interface OpenedTransfer {
  readonly id: number;
  readonly creationTimestamp: string;
}

interface KnownOwner {
  readonly id: number;
  readonly isLocked: boolean;
  readonly lockEndDate: string | null;
}

/**
 * The owner that a request names, if the register knows it.
 * @throws Refusal 409 for a locked owner, and for the one who has the animal already
 */
async function findNewOwner(
  tx: Tx,
  animal: { ownerId: number | null },
  { owner, prefix }: ReadRequest,
): Promise<number | null> {
  const id = await findOwnerId(tx, owner);
  if (id === undefined) return null;
  const property = `${prefix}${owner.vatNumber ? 'vatNumber' : 'name'}`;
  if (id === animal.ownerId) {
    throw conflict('TRANSFER_OWNER_SAME_AS_CURRENT', [{ property, error: 'TRANSFER_OWNER_SAME_AS_CURRENT' }]);
  }
  const known = await getOne<KnownOwner>(
    tx,
    sql`select id, is_locked, lock_end_date from owner where id = ${id}`,
  );
  if (isLockedNow(known)) throw conflict('OWNER_IS_LOCKED', [{ property, error: 'OWNER_IS_LOCKED' }]);
  return id;
}

/** Refuses a second request, and says which one is open. */
async function refusePending(tx: Tx, animal: { id: number; transponder: string }): Promise<void> {
  const open = await findOne<{ id: number }>(
    tx,
    sql`select id from animal_transfer where animal_id = ${animal.id} and not closed`,
  );
  if (open)
    throw conflict('PENDING_TRANSFER', [], {
      id: open.id,
      animalTransferId: open.id,
      transponder: animal.transponder,
    });
}

/**
 * Opens a request for an animal that the caller holds locked: the state of things first, then the owner, then the
 * row with its documents, and whoever has to know.
 * @param lostAnimalStatus the outcome with which a lost or found process will be closed; only that may start from
 * an animal that is not NORMAL
 */
export async function openTransfer(
  write: Write<SignedInCaller>,
  animal: FoundAnimal,
  request: ReadRequest,
  documents: readonly PreparedFile[],
  lostAnimalStatus: string | null = null,
): Promise<OpenedTransfer> {
  const { tx, caller, services } = write;
  if (animal.hasPendingOwnerTransfer) await refusePending(tx, animal);
  if (lostAnimalStatus === null) mustAllow('CHANGE_OWNER', animal, caller);
  const { owner, place } = request;
  const newOwnerId = await findNewOwner(tx, animal, request);
  const text = searchTextOf(animal.transponder, animal.name, animal.owner.name, owner.name, owner.vatNumber);
  const opened = await findOne<OpenedTransfer>(
    tx,
    sql`insert into animal_transfer (animal_id, origin, new_animal_name, new_owner, new_owner_id, previous_owner_id,
        use_owner_address, animal_postal_code, animal_locality, animal_parish_id, animal_address, lost_animal_status,
        creation_user_id, creation_entity_id, search_text)
      values (${animal.id}, ${services.settings.productToken}, ${place.newAnimalName}, ${json(owner)}, ${newOwnerId},
        ${animal.ownerId}, ${place.useOwnerAddress}, ${place.animalPostalCode}, ${place.animalLocality},
        ${place.animalParishId}, ${place.animalAddress}, ${lostAnimalStatus}, ${caller.actor.id},
        ${caller.actor.entity?.id ?? null}, ${text})
      on conflict (animal_id) where not closed do nothing
      returning id, creation_timestamp`,
  );
  if (!opened) {
    await refusePending(tx, animal);
    throw conflict('PENDING_TRANSFER');
  }
  await savePrepared(tx, documents, {
    documentType: 'ANIMAL_TRANSFER',
    documentTypeId: opened.id,
    userId: caller.actor.id,
    entityId: caller.actor.entity?.id ?? null,
  });
  const { transponder } = animal;
  write.audit({
    action: 'CREATE',
    objectType: 'animalTransfer',
    objectId: opened.id,
    details: { transponder, animalId: animal.id },
  });
  await notify(write, {
    permission: 'MANAGE_ANIMAL_TRANSFER',
    type: 'ANIMAL_TRANSFER_REQUESTED',
    objectId: opened.id,
    additionalInfo: { transponder },
  });
  const previous = await getOne<{ email: string | null; skipNotifications: boolean }>(
    tx,
    sql`select email, skip_notifications from owner where id = ${animal.ownerId}`,
  );
  await mailOwners(
    write,
    'transferRequested',
    {
      previousOwner: { id: animal.ownerId, ...previous },
      newOwner: { id: newOwnerId, email: owner.email, skipNotifications: owner.skipNotifications },
    },
    { animalName: animal.name, transponder },
  );
  return opened;
}
