import sql from 'sql-template-tag';
import { ownerErasure } from '../../../../resources/owners/ownerErasure/schema.ts';
import { conflict, formError } from '../../../errors.ts';
import { findOne } from '../../../db/db.ts';
import { getRecord } from '../../../write/records.ts';
import { needsReadReason } from '../owner/hooks.ts';
import { owners } from '../owner/ownerRecord.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';
import { lockErasable } from './erasable.ts';

export const ownerErasureHooks = requestHooksFor(ownerErasure, {
  select: sql`t.id::text as number`,
  auditDetails: ({ ownerId }) => ({ ownerId }),
  readsToCreate: async (db, { ownerId }, caller) =>
    typeof ownerId === 'number' && (await needsReadReason(db, ownerId, caller))
      ? { objectType: 'owner', objectId: ownerId }
      : null,
  checkInput: async ({ tx, before, input, caller }) => {
    if (before) return;
    // An impersonator would act as the second person in another user's name.
    if (caller.actor.impersonatorId !== null) throw conflict('NOT_WHILE_IMPERSONATING');
    const ownerId = Number(input.ownerId);
    await getRecord(tx, owners, ownerId, caller).catch(() => {
      throw formError([{ property: 'ownerId', error: 'INVALID_OWNER' }]);
    });
    await lockErasable({ tx, caller }, ownerId);
    const open = await findOne(
      tx,
      sql`select 1 from owner_erasure where owner_id = ${ownerId} and not closed`,
    );
    if (open) throw conflict('ERASURE_ALREADY_OPEN');
  },
});
