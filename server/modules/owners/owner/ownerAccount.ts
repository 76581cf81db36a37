import sql from 'sql-template-tag';
import type { Caller } from '../../../context.ts';
import { findOne } from '../../../db/db.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { users, type User } from '../../access/user/users.ts';
import type { Owner } from './ownerRecord.ts';

/**
 * Saves the account of an owner, which must have an email: it sees that owner's things, has no role and works for no
 * entity. The link that activates it is mailed with it.
 * @returns nothing where another account has the email
 */
export async function insertOwnerAccount(
  write: Write<Caller>,
  { id, name, email }: Pick<Owner, 'id' | 'name' | 'email'>,
  language?: User['language'] | null,
): Promise<User | undefined> {
  const { tx, audit } = write;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
  if (await findOne(tx, sql`select 1 from app_user where lower(email) = ${email}`)) return undefined;
  const user = await insertRecord(write, users, {
    type: 'NORMAL',
    name,
    email: email!,
    ownerId: id,
    ...(language && { language }),
  });
  audit({ action: 'CREATE_ACCOUNT', objectType: 'owner', objectId: id, details: { userId: user.id } });
  return user;
}
