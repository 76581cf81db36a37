import sql from 'sql-template-tag';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { MAX_REASON, readSealedOwner } from '../../../../resources/owners/ownerRights/calls.ts';
import { findOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { getRecord } from '../../../write/records.ts';
import { owners } from '../owner/ownerRecord.ts';
import { findErasureKey, unseal } from '../ownerErasure/sealed.ts';

type Sealed = Omit<AnswerOf<typeof readSealedOwner>, 'keptUntil'>;

/** Reads the sealed data of an erased owner; the reason stays in the audit. */
export const readSealedOwnerHandler = handleWrite(
  readSealedOwner,
  async ({ tx, params, body, caller, services, fail, audit }) => {
    const ownerId = params.id;
    await getRecord(tx, owners, ownerId, caller);
    const reason = body.reason?.trim() ?? '';
    if (reason === '') throw formError([{ property: 'reason', error: 'MISSING_REASON' }]);
    if (reason.length > MAX_REASON) throw formError([{ property: 'reason', error: 'INVALID_REASON' }]);
    const found = await findOne<{ contents: Uint8Array; keptUntil: string }>(
      tx,
      sql`select contents, kept_until from sealed_owner where owner_id = ${ownerId} and kept_until >= current_date`,
    );
    if (!found) return fail('NOTHING_SEALED');
    const key = await findErasureKey(services.settings);
    if (!key) return fail('ERASURE_KEY_MISSING');
    audit({ action: 'READ_SEALED', objectType: 'owner', objectId: ownerId, details: { reason } });
    return { ...(unseal(key, ownerId, found.contents) as Sealed), keptUntil: found.keptUntil };
  },
);
