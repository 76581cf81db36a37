import sql from 'sql-template-tag';
import { createOwnerAccount } from '../../../resources/owner/calls.ts';
import { findOne } from '../../db/db.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { insertRecord } from '../../write/saveRecord.ts';
import { users } from '../user/users.ts';
import { owners } from './ownerRecord.ts';

/** An account of a collective owner: it sees that owner's things, has no role and works for no entity. */
export const createOwnerAccountHandler = handleWrite(createOwnerAccount, async (call) => {
  const { tx } = call;
  const owner = await lockRecord(call, owners, call.params.id);
  if (owner.type !== 'COLLECTIVE') return call.fail('OWNER_NOT_COLLECTIVE');
  if (owner.hasAccount) return call.fail('OWNER_ALREADY_HAS_A_USER');
  if (owner.isLocked) return call.fail('OWNER_IS_LOCKED');
  if (!owner.email) return call.fail('USER_HAS_NO_EMAIL');
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${owner.email}`}, 0))`);
  const taken = await findOne(tx, sql`select 1 from app_user where lower(email) = ${owner.email}`);
  if (taken) return call.fail('DUPLICATE_EMAIL');
  const { id, name, email } = owner;
  const user = await insertRecord(call, users, { type: 'NORMAL', name, email, ownerId: id });
  call.audit({
    action: 'CREATE_ACCOUNT',
    objectType: 'owner',
    objectId: owner.id,
    details: { userId: user.id },
  });
  return { id: owner.id, userId: user.id, hasAccount: true as const };
});
