import sql from 'sql-template-tag';
import type { Caller } from '../../../context.ts';
import { accountWithoutEmail } from '../../../../resources/numbers/email.ts';
import { findOne, type Tx } from '../../../db/db.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { users, type User } from '../../access/user/users.ts';
import { mayOpenAccount } from './contactProof.ts';
import { mailOwner } from './mailOwner.ts';
import type { Owner } from './ownerRecord.ts';

/** Waits for other transactions that make an account of the same address. Returns whether there is one by now. */
async function isTaken(tx: Tx, email: string): Promise<boolean> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
  return (await findOne(tx, sql`select 1 from app_user where lower(email) = ${email}`)) !== undefined;
}

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
  if (!email || (await isTaken(tx, email))) return undefined;
  const user = await insertRecord(write, users, {
    type: 'NORMAL',
    name,
    email,
    ownerId: id,
    ...(language && { language }),
  });
  audit({ action: 'CREATE_ACCOUNT', objectType: 'owner', objectId: id, details: { userId: user.id } });
  return user;
}

/**
 * Saves the account of an owner whom the State has identified. Its address is that on record where this is proof of the
 * owner and no other account's, so that a link for a password may go there; else the account has none, and is opened
 * through the State alone. No link is mailed; the address on record is notified.
 */
export async function insertStateAccount(
  write: Write<Caller>,
  owner: Pick<Owner, 'id' | 'name' | 'email'>,
  language: User['language'],
): Promise<User> {
  const { tx, audit } = write;
  const { id, name, email } = owner;
  const isProof = sql`select 1 from owner o where o.id = ${id} and ${mayOpenAccount(sql`o`)}`;
  const isOwn = email !== null && (await findOne(tx, isProof)) !== undefined && !(await isTaken(tx, email));
  const user = await insertRecord(
    write,
    users,
    { type: 'NORMAL', name, email: isOwn ? email : accountWithoutEmail(id), ownerId: id, language },
    'ACCOUNT_ACTIVATED',
  );
  audit({
    action: 'CREATE_ACCOUNT',
    objectType: 'owner',
    objectId: id,
    details: { userId: user.id, way: 'STATE' },
  });
  await mailOwner(write, 'accountOpenedByState', owner, null, {});
  return user;
}
