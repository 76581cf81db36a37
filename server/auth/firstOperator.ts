import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { issueSecret } from './secrets.ts';

/** Hours for which the link of an empty register is good; every start of a register without users prints another. */
const LINK_HOURS = 24;

/** Minutes within which another server may have started beside this one: its link is as good as this one's. */
const BESIDE_MINUTES = 5;

/**
 * The address at which the operator's first account is created, once. Earlier links end, but for those of servers
 * that start at the same time: whichever is read in whichever log opens the register.
 */
export async function firstOperatorLink(db: Db, settings: Pick<Settings, 'publicUrl'>): Promise<string> {
  await db.query(sql`delete from secret_token where purpose = 'FIRST_OPERATOR'
    and creation_timestamp < now() - make_interval(mins => ${BESIDE_MINUTES}::int)`);
  const { token } = await issueSecret(db, { purpose: 'FIRST_OPERATOR', minutes: LINK_HOURS * 60 });
  return `${settings.publicUrl}/auth/first/${token}`;
}
