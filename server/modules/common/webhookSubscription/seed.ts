import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** An address of the demonstration's clinic, without a secret yet: nothing is sent. */
export const writeWebhookSubscriptions = (tx: Queryable): Promise<unknown> =>
  tx.query(sql`
    insert into webhook_subscription (name, url, events, entity_id, search_text)
    select 'Programa da clínica', 'https://clinica.example.pt/coleira', '{ANIMAL_LOST,ANIMAL_FOUND,ANIMAL_DIED}', entity_id,
      'programa da clinica https://clinica.example.pt/coleira'
    from app_user where email = 'clinic@demo.test'`);
