import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { issueSecret } from './secrets.ts';

/** Hours for which the link of an empty register is good; every start of a register without users prints another. */
const LINK_HOURS = 24;

/** The address at which the operator's first account is created, once. Earlier links end. */
export async function firstOperatorLink(db: Db, settings: Pick<Settings, 'publicUrl'>): Promise<string> {
  await db.query(sql`delete from secret_token where purpose = 'FIRST_OPERATOR'`);
  const { token } = await issueSecret(db, { purpose: 'FIRST_OPERATOR', minutes: LINK_HOURS * 60 });
  return `${settings.publicUrl}/auth/first/${token}`;
}
