import sql from 'sql-template-tag';
import { findOne, type Queryable, type Tx } from '../../db/db.ts';
import type { OrderIdentity } from '../secrets.ts';

/** The account that a veterinarian from the order may open. */
export interface OrderVeterinarian {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly ballotNumber: string;
  /** The veterinarian may practise. */
  readonly isActive: boolean;
  /** The order's account has opened this one before. */
  readonly isBound: boolean;
}

const COLUMNS = sql`u.id, u.email, u.language, u.status, v.ballot_number, v.active as is_active`;

/** By the order's own subject, which never changes; else by the ballot number that the order states. */
export async function findVeterinarian(
  db: Queryable,
  { issuer, subject }: OrderIdentity,
  ballotNumber: string | undefined,
): Promise<OrderVeterinarian | undefined> {
  const bound = await findOne<OrderVeterinarian>(
    db,
    sql`select ${COLUMNS}, true as is_bound from order_account a
      join app_user u on u.id = a.user_id and u.type = 'VETERINARY' join veterinary v on v.id = u.veterinary_id
      where a.issuer = ${issuer} and a.subject = ${subject}`,
  );
  if (bound || ballotNumber === undefined) return bound;
  return findOne<OrderVeterinarian>(
    db,
    sql`select ${COLUMNS}, false as is_bound from veterinary v
      join app_user u on u.veterinary_id = v.id and u.type = 'VETERINARY'
      where v.ballot_number = ${ballotNumber}`,
  );
}

/**
 * Binds an account of the order to a user, in place of one that either had before: the code that was mailed to
 * the user has come back. Answers whether that is new.
 */
export async function bindOrderAccount(
  tx: Tx,
  userId: number,
  { issuer, subject }: OrderIdentity,
): Promise<boolean> {
  const same = await tx.query(sql`
    select from order_account where user_id = ${userId} and issuer = ${issuer} and subject = ${subject}`);
  if (same.length > 0) return false;
  await tx.query(sql`
    delete from order_account where user_id = ${userId} or (issuer = ${issuer} and subject = ${subject})`);
  await tx.query(sql`
    insert into order_account (user_id, issuer, subject) values (${userId}, ${issuer}, ${subject})`);
  return true;
}
