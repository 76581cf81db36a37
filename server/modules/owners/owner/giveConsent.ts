import sql from 'sql-template-tag';
import { isCode } from '../../../auth/secrets.ts';
import { hashToken } from '../../../auth/session.ts';
import {
  giveConsent,
  MAX_CONSENT_TRIES,
  type ConsentWay,
} from '../../../../resources/owners/owner/consent.ts';
import { findOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import { refuseUnless } from '../../../write/states.ts';
import { accountKey, CAN_CONSENT } from './consents.ts';
import { showOwnerTo } from './grounds.ts';
import { findEveryEmail } from './ownerEmails.ts';
import { readOwner } from './ownerRecord.ts';

interface FoundCode {
  readonly id: number;
  readonly ownerId: number;
  readonly way: ConsentWay;
  readonly tokenHash: Uint8Array;
  readonly codeHash: Uint8Array | null;
}

/** Opens an owner's record to the entity that asked, and notifies the owner at every address. */
export const giveConsentHandler = handleWrite<typeof giveConsent, FoundCode>(
  giveConsent,
  async (write) => {
    const { tx, services, caller, prepared, audit, fail } = write;
    const { ownerId, way } = prepared;
    const entity = caller.actor.entity!;
    // Of two at the same moment, one uses the code.
    const used = await findOne(
      tx,
      sql`delete from owner_consent_code where id = ${prepared.id} and end_timestamp > now() returning 1`,
    );
    if (!used) return fail('CONSENT_OVER');
    const owner = await readOwner(tx, ownerId, true);
    refuseUnless(CAN_CONSENT, owner, caller);
    await tx.query(showOwnerTo(entity.id, ownerId, 'CONSENT'));
    audit({
      action: 'CONSENT_GIVEN',
      objectType: 'owner',
      objectId: ownerId,
      details: { entityId: entity.id, way },
    });
    for (const { email, language } of await findEveryEmail(tx, ownerId)) {
      const target = { to: email, language, publicUrl: services.settings.publicUrl };
      await enqueueMail(tx, composeMail('consentGiven', target, { entityName: entity.name }), 'NOTICE');
    }
    return { id: ownerId };
  },
  // The try is counted before the transaction opens: a refusal must not give it back.
  async ({ body, caller, services: { db }, fail }) => {
    const found = await findOne<FoundCode>(
      db,
      sql`update owner_consent_code set tries = tries + 1
        where token_hash = ${hashToken(body.token)} and entity_id = ${caller.actor.entity?.id ?? null}::bigint
          and end_timestamp > now() and tries < ${MAX_CONSENT_TRIES}
        returning id, owner_id, way, token_hash, code_hash`,
    );
    if (!found) return fail('CONSENT_OVER');
    const key = found.way === 'EMAIL' ? body.token : accountKey(found.tokenHash);
    if (!isCode(found.codeHash, key, body.code))
      throw formError([{ property: 'code', error: 'CONSENT_CODE_WRONG' }]);
    return found;
  },
);
