import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** Writes two messages of the demonstration, as if an address had been set: one that was taken, and one that was not. */
export async function writeWebhookDeliveries(tx: Queryable): Promise<void> {
  await tx.query(sql`
    insert into webhook_delivery (target, event, body, status, attempts, answer_status, last_error, creation_timestamp,
      attempt_timestamp, delivered_timestamp)
    select 'CHARGES', 'TEST', jsonb_build_object('id', gen_random_uuid(), 'event', 'TEST', 'data', '{}'::jsonb)::text,
      status, attempts, answer, error, now() - days * interval '1 day', now() - days * interval '1 day' + interval '2 seconds',
      case when status = 'DELIVERED' then now() - days * interval '1 day' + interval '2 seconds' end
    from (values ('FAILED', 9, 503, 'REFUSED', 5), ('DELIVERED', 1, 204, null, 4))
      as made (status, attempts, answer, error, days)`);
}
