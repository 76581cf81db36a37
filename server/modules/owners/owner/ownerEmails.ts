import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../../../db/db.ts';

/** An address of an owner, and the language of mails to it. */
export interface OwnerEmail {
  readonly email: string;
  readonly language: string | null;
  /** On record: neither one that waits, nor that of the account alone. */
  readonly isOnRecord: boolean;
}

/** The email of a change of owner `o` that waits, beside the one on record. */
const waiting = sql`select w.owner_id, w.email, w.is_old_wrong from owner_data_update w
  where w.contact = 'email' and not w.closed`;

/**
 * The addresses for ordinary mail to an owner: the email on record, unless the owner has called it wrong at the counter,
 * and one that waits to be confirmed.
 */
export const findOrdinaryEmails = (db: Queryable, ownerId: number): Promise<OwnerEmail[]> =>
  db.query<OwnerEmail>(sql`
    with waits as (${waiting} and w.owner_id = ${ownerId}),
      account as (select language from app_user where owner_id = ${ownerId} order by id limit 1)
    select distinct on (lower(a.email)) a.email, a.is_on_record, (select language from account) as language from (
      select o.email, true as is_on_record from owner o where o.id = ${ownerId}
        and not exists (select from waits where is_old_wrong)
      union all select email, false from waits) a
    where a.email is not null order by lower(a.email), a.is_on_record desc`);

/**
 * Every address by which an owner may be reached, for what the owner must know: the email on record even where it was
 * called wrong, one that waits, and that of the account.
 */
export const findEveryEmail = (db: Queryable, ownerId: number): Promise<OwnerEmail[]> =>
  db.query<OwnerEmail>(sql`
    with account as (select email, language from app_user where owner_id = ${ownerId} and status = 'ACTIVE')
    select distinct on (lower(a.email)) a.email, a.is_on_record,
      (select language from account order by email limit 1) as language from (
      select o.email, true as is_on_record from owner o where o.id = ${ownerId}
      union all select w.email, false from (${waiting} and w.owner_id = ${ownerId}) w
      union all select email, false from account) a
    where a.email is not null order by lower(a.email), a.is_on_record desc`);

/** The address of an owner's account in use, whose holder has answered it. */
export const findAccountEmail = (
  db: Queryable,
  ownerId: number,
): Promise<Pick<OwnerEmail, 'email' | 'language'> | undefined> =>
  findOne(
    db,
    sql`select email, language from app_user
      where owner_id = ${ownerId} and status = 'ACTIVE' and password_hash is not null order by id limit 1`,
  );
