import sql from 'sql-template-tag';
import { hashCode, newCode } from '../../../auth/secrets.ts';
import {
  listOwnConsents,
  revokeConsent,
  showConsentCode,
  type ReadingEntity,
  type WaitingConsent,
} from '../../../../resources/owners/owner/consent.ts';
import { findOne } from '../../../db/db.ts';
import { atMost } from '../../../db/sql.ts';
import { notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { accountKey, endConsents } from './consents.ts';

/** More than any owner has. */
const MAX_LISTED = 200;

const open = sql`end_timestamp > now() and way = 'ACCOUNT'`;

export const listOwnConsentsHandler = handleRead(listOwnConsents, async ({ db, caller }) => {
  const { ownerId } = caller.actor;
  const entities = await db.query<ReadingEntity>(sql`
    select l.entity_id, e.name as entity_name, l.ground, l.since_timestamp
    from owner_entity l join entity e on e.id = l.entity_id
    where l.owner_id = ${ownerId} and l.ended_timestamp is null
    order by l.ground, e.name ${atMost(MAX_LISTED)}`);
  const waiting = await db.query<WaitingConsent>(sql`
    select c.id, e.name as entity_name, c.creation_timestamp, c.end_timestamp
    from owner_consent_code c join entity e on e.id = c.entity_id
    where c.owner_id = ${ownerId} and ${open} order by c.id desc ${atMost(MAX_LISTED)}`);
  return { entities, waiting };
});

/** The code is answered here and nowhere else: its hash is stored. Asked for again, another one takes its place. */
export const showConsentCodeHandler = handleWrite(showConsentCode, async (write) => {
  const { tx, params, caller, audit, fail } = write;
  const { ownerId } = caller.actor;
  const found = await findOne<{ tokenHash: Uint8Array; entityId: number; endTimestamp: string }>(
    tx,
    sql`select token_hash, entity_id, end_timestamp from owner_consent_code
      where id = ${params.id} and owner_id = ${ownerId} and ${open} for update`,
  );
  if (!found) return fail('CONSENT_OVER');
  const code = newCode();
  await tx.query(sql`update owner_consent_code set code_hash = ${hashCode(accountKey(found.tokenHash), code)}
    where id = ${params.id}`);
  audit({
    action: 'CONSENT_CODE_SHOWN',
    objectType: 'owner',
    objectId: ownerId,
    details: { entityId: found.entityId },
  });
  return { code, endTimestamp: found.endTimestamp };
});

/** From its commit on the entity does not find the owner any more. */
export const revokeConsentHandler = handleWrite(revokeConsent, async ({ tx, params, caller, audit }) => {
  const ownerId = caller.actor.ownerId!;
  const { entityId } = params;
  const ended = await tx.query(endConsents(ownerId, entityId));
  if (ended.length === 0) throw notFound();
  audit({ action: 'CONSENT_REVOKED', objectType: 'owner', objectId: ownerId, details: { entityId } });
  return { entityId };
});
