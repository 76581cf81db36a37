import { changeOwner } from '../../../../resources/animals/animal/operations.ts';
import { operationState } from '../../../../resources/kit/operations/operationStates.ts';
import sql from 'sql-template-tag';
import { isLockedNow } from '../../../../resources/owners/owner/rules.ts';
import type { SignedInCaller } from '../../../context.ts';
import { refuseByState } from '../../../write/states.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findOne, getOne, type Tx } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import type { PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import type { FoundAnimal } from '../../animals/animal/record/findAnimal.ts';
import { findOwnerId } from '../../owners/owner/findOwner.ts';
import { checkOnMap } from '../../reference/address/place.ts';
import { mailOwners } from './mails.ts';
import { insertUnlessTaken } from '../../../write/saveRecord.ts';
import type { Values } from '../../../write/recordValues.ts';
import { CONFIGURATION_DEFAULTS } from '../../../../resources/common/configuration/defaults.ts';
import { entries } from '../../common/configuration/entries.ts';
import { confirm } from './partyAnswer.ts';
import { daysFromNow } from './links.ts';
import { getGiver } from './parties.ts';
import { mailParty } from './partyMails.ts';
import type { NewPlace } from '../../../../resources/requests/animalTransfer/place.ts';
import type { ReadRequest } from './newOwner.ts';
import { transfers } from './transfers.ts';
import type { Transfer } from './transfer.ts';

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
  { owner, prefix, kind }: ReadRequest,
): Promise<number | null> {
  const id = await findOwnerId(tx, owner);
  if (id === undefined) return null;
  const property = `${prefix}${owner.vatNumber ? 'vatNumber' : 'name'}`;
  if (id === animal.ownerId) {
    throw conflict('TRANSFER_OWNER_SAME_AS_CURRENT', [{ property, error: 'TRANSFER_OWNER_SAME_AS_CURRENT' }]);
  }
  // What both confirm waits for staff then: an owner's account must not learn that the other one is locked.
  if (kind === 'TWO_PARTY') return id;
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

/** Whether the owner is the one who asks: what was asked for in the own account is confirmed with it. */
const isByGiver = ({ caller: { actor } }: Write<SignedInCaller>): boolean =>
  actor.ownerId !== null && !actor.impersonatorId;

/**
 * The columns of a request that both parties are to confirm.
 * @throws Refusal 409 where the giver cannot be asked: without an account, and without a proven address or tax number
 */
async function twoPartyColumns(write: Write<SignedInCaller>, { ownerId }: FoundAnimal): Promise<Values> {
  const { tx, caller } = write;
  const giver = await getGiver(tx, { previousOwnerId: ownerId });
  // By the email that proves the owner, or by the account; paper and staff for all others.
  const isReached = giver.hasAccount || (giver.isEmailProven && giver.vatNumber !== null);
  if (!isByGiver(write) && !isReached) throw conflict('TRANSFER_GIVER_UNREACHABLE');
  const set = (await entries(tx, ['transferConfirmDays']))[0]?.value;
  return {
    kind: 'TWO_PARTY',
    confirmEndTimestamp: await daysFromNow(
      tx,
      typeof set === 'number' ? set : CONFIGURATION_DEFAULTS.transferConfirmDays,
    ),
    ...(caller.actor.ownerId !== null && { origin: 'OWNERS', requesterName: giver.name }),
  };
}

/** Asks both parties by mail to confirm; the giver's own request is the giver's confirmation. */
async function askParties(write: Write<SignedInCaller>, opened: Transfer): Promise<Transfer> {
  const end = opened.confirmEndTimestamp;
  const isGiven = isByGiver(write);
  if (!isGiven) await mailParty(write, opened, 'GIVER', 'transferConfirm', {}, end);
  await mailParty(write, opened, 'RECEIVER', 'transferConfirm', {}, end);
  return isGiven ? confirm(write, opened, { party: 'GIVER', by: 'ACCOUNT' }) : opened;
}

const ANIMAL_PLACE: Readonly<Record<string, keyof NewPlace>> = {
  postalCode: 'animalPostalCode',
  parishId: 'animalParishId',
};

/**
 * Refuses a place for the animal that is not on the map.
 * @throws Refusal 422 at the postal code or the parish
 */
async function requirePlaceOnMap(tx: Tx, { animalPostalCode, animalParishId }: NewPlace): Promise<void> {
  const wrong = await checkOnMap(tx, { postalCode: animalPostalCode, parishId: animalParishId });
  if (wrong.length > 0)
    throw formError(wrong.map((one) => ({ ...one, property: ANIMAL_PLACE[one.property] ?? one.property })));
}

/**
 * Opens a request for an animal that the caller holds locked: checks its state, then the owner, stores the row with its
 * documents and notifies the people concerned.
 * @param lostAnimalStatus the outcome with which a lost or found process will be closed; only that may start from
 * an animal that is not NORMAL
 */
export async function openTransfer(
  write: Write<SignedInCaller>,
  animal: FoundAnimal,
  request: ReadRequest,
  documents: readonly PreparedFile[],
  lostAnimalStatus: string | null = null,
): Promise<Transfer> {
  const { tx, caller } = write;
  const reason = lostAnimalStatus === null ? operationState(changeOwner, animal, caller.actor).reason : null;
  // The page shows the first reason, and so does the answer; a pending request is named besides.
  if (animal.hasPendingOwnerTransfer && (reason === null || reason === 'PENDING_TRANSFER'))
    await refusePending(tx, animal);
  if (lostAnimalStatus === null) refuseByState(changeOwner, animal, caller);
  const { owner, place } = request;
  await requirePlaceOnMap(tx, place);
  const newOwnerId = await findNewOwner(tx, animal, request);
  const values = {
    ...place,
    animalId: animal.id,
    newOwner: owner,
    newOwnerId,
    previousOwnerId: animal.ownerId,
    lostAnimalStatus,
    ...(request.kind === 'TWO_PARTY' && (await twoPartyColumns(write, animal))),
  };
  const action = { action: 'CREATE', details: { animalId: animal.id } } as const;
  const opened = await insertUnlessTaken(write, transfers, values, action);
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
  if (request.kind === 'TWO_PARTY') return askParties(write, opened);
  const { transponder } = animal;
  const previous = await getOne<{ skipNotifications: boolean }>(
    tx,
    sql`select skip_notifications from owner where id = ${animal.ownerId}`,
  );
  await mailOwners(
    write,
    'transferRequested',
    {
      previousOwner: { id: animal.ownerId, ...previous },
      newOwner: { id: newOwnerId, entered: owner.email, skipNotifications: owner.skipNotifications },
    },
    { animalName: animal.name, transponder },
  );
  return opened;
}
