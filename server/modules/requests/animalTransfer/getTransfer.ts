import sql from 'sql-template-tag';
import { getTransfer, type TransferView } from '../../../../resources/requests/animalTransfer/calls.ts';
import { givingOwner } from '../../../../resources/requests/animalTransfer/view.ts';
import type { RowOf } from '../../../../resources/kit/view.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { isOwnerInScope } from '../../animals/animal/record/scope.ts';
import { getRecord, presentedOne } from '../../../write/records.ts';
import { answerOf, complete, jsonOf } from '../../../write/views.ts';
import { getGiver, getReceiver, isReceiverUnknown } from './parties.ts';
import { ownerIdOf } from '../../owners/owner/findOwner.ts';
import { transfers } from './transfers.ts';
import type { Transfer } from './transfer.ts';
import { toBase64 } from '../../../files/base64.ts';

/** The owner on record who receives the animal, or has received it. */
function findReceiver(db: Queryable, { newOwner, newOwnerId }: Transfer) {
  const ids = newOwnerId === null ? ownerIdOf(newOwner) : sql`select ${newOwnerId}::bigint`;
  return (
    ids && findOne<{ id: number; name: string }>(db, sql`select id, name from owner where id in (${ids})`)
  );
}

/** Whether the former owner has neither a proven contact nor an account, so that staff note how they notified the owner. */
async function isGiverUnproven(db: Queryable, { previousOwnerId }: Transfer): Promise<boolean> {
  if (previousOwnerId === null) return false;
  const { isProven, hasAccount } = await getGiver(db, { previousOwnerId });
  return !isProven && !hasAccount;
}

interface Around {
  readonly animal: Omit<NonNullable<TransferView['animal']>, 'photo'> | null;
  readonly photoBytes: Uint8Array | null;
  readonly ownerInScope: boolean;
  readonly owner: RowOf<typeof givingOwner> | null;
  readonly animalParish: TransferView['animalParish'];
}

export const getTransferHandler = handleRead(getTransfer, async ({ params, db, caller, noteRead }) => {
  const transfer = await getRecord(db, transfers, params.id, caller);
  const around = await getOne<Around>(
    db,
    sql`select
        case when t.id is not null then jsonb_build_object('id', t.id, 'transponder', t.transponder, 'name', t.name, 'status', t.status, 'gender', t.gender,
          'birthdate', t.birthdate, 'isLocked', t.is_locked,
          'breed', (select jsonb_build_object('id', b.id, 'name', b.name) from breed b where b.id = t.breed_id)) end as animal,
        (select c.bytes from document d join file_content c using (sha256) where d.id = t.photo_id) as photo_bytes,
        coalesce(${isOwnerInScope(caller)}, false) as owner_in_scope,
        (select ${jsonOf(givingOwner, sql`o`)} from owner o where o.id = coalesce(case when r.accepted then r.previous_owner_id end, t.owner_id)) as owner,
        (select jsonb_build_object('id', p.id, 'name', p.name) from parish p where p.id = r.animal_parish_id) as animal_parish
      from animal_transfer r left join animal t on t.id = coalesce(r.animal_id,
        (select x.animal_id from transponder_alias x where x.transponder = r.requested_transponder))
      where r.id = ${transfer.id}`,
  );
  const { photoBytes, ownerInScope, owner, animal, ...rest } = around;
  if (owner) complete(givingOwner, owner);
  noteRead({ objectId: transfer.id, details: { transponder: transfer.transponder } });
  const {
    animalId: _animal,
    animalName: _name,
    newOwnerName: _newName,
    newOwnerId,
    previousOwnerId: _previous,
    requesterName: _requester,
    creationUserId: _user,
    creationEntityId: _entity,
    decisionUserId: _decider,
    ...shown
  } = presentedOne(transfers, transfer, caller);
  return {
    ...shown,
    ...rest,
    animal: animal && { ...animal, photo: photoBytes && toBase64(photoBytes) },
    currentOwner:
      animal && owner && answerOf(givingOwner, owner, caller.actor, { isOwnerInScope: ownerInScope }),
    newOwner: { ...transfer.newOwner, id: newOwnerId },
    registeredReceiver: allows('MANAGE_ANIMAL_TRANSFER', caller.actor)
      ? ((await findReceiver(db, transfer)) ?? null)
      : null,
    isReceiverUnknown:
      transfer.kind === 'TWO_PARTY' && isReceiverUnknown(transfer, await getReceiver(db, transfer)),
    isGiverUnproven: await isGiverUnproven(db, transfer),
  } as TransferView;
});
