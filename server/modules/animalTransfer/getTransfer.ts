import sql from 'sql-template-tag';
import {
  getTransfer,
  getTransferDocument,
  type TransferView,
} from '../../../resources/animalTransfer/calls.ts';
import { any } from '../../../resources/kit/access.ts';
import { READ_OWNERS } from '../../../resources/owner/schema.ts';
import { transferOperationsOf } from '../../../resources/animalTransfer/states.ts';
import { findOne, getOne } from '../../db/db.ts';
import { notFound } from '../../errors.ts';
import { handleRead } from '../../http/handle.ts';
import { ownerJson, ownerSeenBy, type OwnerRow } from '../owner/ownerViews.ts';
import { isOpen } from '../animal/record/closed.ts';
import { isInScope } from '../animal/record/scope.ts';
import { getRecord, presented } from '../../write/records.ts';
import { transfers } from './transfers.ts';

/** Whoever decides on a change of owner compares who gives with who receives. */
const DECIDERS = any(READ_OWNERS, 'MANAGE_ANIMAL_TRANSFER');

interface Around {
  readonly animal: Omit<TransferView['animal'], 'photo'>;
  readonly photoBytes: Uint8Array | null;
  readonly animalInScope: boolean;
  readonly owner: OwnerRow;
  readonly decisionUser: TransferView['decisionUser'];
  readonly animalParish: TransferView['animalParish'];
  readonly documents: TransferView['documents'];
}

export const getTransferHandler = handleRead(getTransfer, async ({ params, db, caller, noteRead }) => {
  const transfer = await getRecord(db, transfers, params.id, caller);
  const around = await getOne<Around>(
    db,
    sql`select
        jsonb_build_object('id', t.id, 'transponder', t.transponder, 'name', t.name, 'status', t.status, 'gender', t.gender,
          'birthdate', t.birthdate, 'isLocked', t.is_locked,
          'breed', (select jsonb_build_object('id', b.id, 'name', b.name) from breed b where b.id = t.breed_id)) as animal,
        (select c.bytes from document d join file_content c using (sha256) where d.id = t.photo_id) as photo_bytes,
        ${isInScope(caller)} as animal_in_scope,
        (select ${ownerJson} from owner o where o.id = coalesce(case when r.accepted then r.previous_owner_id end, t.owner_id)) as owner,
        (select jsonb_build_object('id', u.id, 'name', u.name) from app_user u where u.id = r.decision_user_id) as decision_user,
        (select jsonb_build_object('id', p.id, 'name', p.name) from parish p where p.id = r.animal_parish_id) as animal_parish,
        (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'filename', d.filename, 'type', d.type,
            'size', d.size) order by d.id), '[]'::jsonb)
          from document d where d.document_type = 'ANIMAL_TRANSFER' and d.document_type_id = r.id) as documents
      from animal_transfer r join animal t on t.id = r.animal_id where r.id = ${transfer.id}`,
  );
  const { photoBytes, animalInScope, owner, animal, ...rest } = around;
  const relation = {
    actor: caller.actor,
    isInScope: animalInScope,
    isOpen: isOpen(animalInScope, animal.status),
  };
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
  } = presented(transfers, transfer, caller);
  return {
    ...shown,
    ...rest,
    animal: { ...animal, photo: photoBytes && Buffer.from(photoBytes).toString('base64') },
    currentOwner: ownerSeenBy(owner, relation, DECIDERS),
    newOwner: { ...transfer.newOwner, id: newOwnerId },
    operations: transferOperationsOf(transfer, caller.actor),
  } as TransferView;
});

export const getTransferDocumentHandler = handleRead(
  getTransferDocument,
  async ({ params, db, caller, noteRead }) => {
    const transfer = await getRecord(db, transfers, params.id, caller);
    const found = await findOne<{
      id: number;
      filename: string;
      type: string;
      size: number;
      bytes: Uint8Array;
    }>(
      db,
      sql`select d.id, d.filename, d.type, d.size, c.bytes from document d join file_content c using (sha256)
      where d.id = ${params.documentId} and d.document_type = 'ANIMAL_TRANSFER' and d.document_type_id = ${transfer.id}`,
    );
    if (!found) throw notFound();
    noteRead({ objectId: found.id, details: { animalTransferId: transfer.id } });
    const { bytes, ...about } = found;
    return { ...about, contents: Buffer.from(bytes).toString('base64') };
  },
);
