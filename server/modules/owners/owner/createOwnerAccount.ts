import sql from 'sql-template-tag';
import { createOwnerAccount } from '../../../../resources/owners/owner/calls.ts';
import { findOne } from '../../../db/db.ts';
import { handleWrite } from '../../../http/handle.ts';
import { lockRecord } from '../../../write/records.ts';
import { mayOpenAccount } from './contactProof.ts';
import { insertOwnerAccount } from './ownerAccount.ts';
import { owners } from './ownerRecord.ts';

/** An account of a collective owner, whose email is proof of it as for the link that owners ask for themselves. */
export const createOwnerAccountHandler = handleWrite(createOwnerAccount, async (call) => {
  const owner = await lockRecord(call, owners, call.params.id);
  if (owner.type !== 'COLLECTIVE') return call.fail('OWNER_NOT_COLLECTIVE');
  if (owner.hasAccount) return call.fail('OWNER_ALREADY_HAS_A_USER');
  if (owner.isLocked) return call.fail('OWNER_IS_LOCKED');
  if (!owner.email) return call.fail('USER_HAS_NO_EMAIL');
  const isProof = sql`select 1 from owner o where o.id = ${owner.id} and ${mayOpenAccount(sql`o`)}`;
  if (!(await findOne(call.tx, isProof))) return call.fail('OWNER_EMAIL_UNPROVEN');
  const user = await insertOwnerAccount(call, owner);
  if (!user) return call.fail('DUPLICATE_EMAIL');
  return { id: owner.id, userId: user.id, hasAccount: true as const };
});
