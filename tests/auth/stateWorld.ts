import sql from 'sql-template-tag';
import type { Db } from '../../server/db/db.ts';
import { getOne } from '../../server/db/db.ts';
import { nifCheckDigit } from '../../resources/numbers/nif.ts';

let counter = 0;

/** A possible tax number of a person, another one each time. */
export function personNumber(): string {
  counter += 1;
  const eight = `28${String(counter).padStart(6, '0')}`;
  return `${eight}${nifCheckDigit(eight)}`;
}

interface OwnerOptions {
  readonly email?: string | null;
  readonly type?: 'SINGULAR' | 'COLLECTIVE';
  readonly isLocked?: boolean;
  readonly country?: string;
  /** Its email is on record since the first registration. */
  readonly isEmailKnown?: boolean;
}

/** An owner on record with a tax number. */
export async function makeOwner(db: Db, taxNumber: string, options: OwnerOptions = {}): Promise<number> {
  const { email = null, type = 'SINGULAR', isLocked = false, country = 'PT', isEmailKnown = false } = options;
  const { id } = await getOne<{ id: number }>(
    db,
    sql`insert into owner (type, name, country, vat_number, email, is_locked)
      values (${type}, 'Rita Salvado', ${country}, ${taxNumber}, ${email}, ${isLocked}) returning id`,
  );
  if (email !== null && isEmailKnown)
    await db.query(sql`insert into owner_contact (owner_id, contact, value, source, since_timestamp)
      values (${id}, 'email', ${email}, 'REGISTRATION', now())`);
  return id;
}

/** The accounts of an owner. */
export const accountsOf = (db: Db, ownerId: number) =>
  db.query<{ id: number; email: string; status: string; hasPassword: boolean; language: string }>(
    sql`select id, email, status, password_hash is not null as has_password, language
      from app_user where owner_id = ${ownerId}`,
  );
