import sql from 'sql-template-tag';
import { KEY_PREFIX } from '../../resources/access/apiKey/scopes.ts';
import { hashToken } from '../../server/auth/session.ts';
import type { Db } from '../../server/db/db.ts';

/** Writes a key of a partner that is no user, for the calls that ask for a key alone; returns it. */
export async function partnerKey(db: Db): Promise<string> {
  const key = `${KEY_PREFIX}${'p'.repeat(43)}`;
  await db.query(sql`
    insert into api_key (name, partner, scopes, calls_per_hour, key_hash)
    values ('Parceiro de teste', 'Parceiro', '{ADVERTS,UNION}', 36000, ${hashToken(key)})
    on conflict do nothing`);
  return key;
}
