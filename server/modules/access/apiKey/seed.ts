import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** A marketplace whose key has yet to be made. */
export const writeApiKeys = (tx: Queryable): Promise<unknown> =>
  tx.query(sql`insert into api_key (name, search_text) values ('Portal de anúncios', 'portal de anuncios')`);
