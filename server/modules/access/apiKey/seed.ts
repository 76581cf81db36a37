import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** A marketplace and a clinic whose keys have yet to be made. */
export const writeApiKeys = (tx: Queryable): Promise<unknown> =>
  tx.query(sql`
    insert into api_key (name, partner, scopes, addresses, entity_id, maker_id, search_text)
    select name, partner, scopes, addresses, u.entity_id, u.id, search
    from (values
      ('Portal de anúncios', 'Anúncios Animais, Lda.', '{ADVERTS}'::text[], '192.0.2.0/24', 'operator',
        'portal de anuncios anuncios animais, lda.'),
      ('Programa da clínica', 'VetPrática', '{ANIMALS_READ,ANIMALS_WRITE,HEALTH_READ,HEALTH_WRITE,CERTIFICATES_READ,CERTIFICATES_WRITE}',
        null, 'clinic', 'programa da clinica vetpratica')) as made (name, partner, scopes, addresses, maker, search)
    join lateral (select id, entity_id from app_user
      where email = maker || '@demo.test') u on true`);
