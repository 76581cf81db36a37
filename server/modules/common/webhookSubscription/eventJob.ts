import sql from 'sql-template-tag';
import type { Db } from '../../../db/db.ts';
import type { OutboxHandler } from '../../../jobs/outbox.ts';
import type { AnnouncedEvent } from '../../../webhooks/announce.ts';
import { queueWebhook } from '../../../webhooks/queueWebhook.ts';

/**
 * Writes the message of an event to each address that asks for it: of an entity that it concerns, or that finds the
 * animal in its lists at this moment. A message has ids, and the moment.
 */
export const eventJob =
  (db: Db): OutboxHandler =>
  async ({ id: eventId, payload }) => {
    const { event, module, id, entityId, data, at } = payload as AnnouncedEvent & { readonly at: string };
    const concerned =
      module === 'animal'
        ? sql`s.entity_id in (select entity_id from animal_entity where animal_id = ${id} and ended_timestamp is null)`
        : sql`s.entity_id = ${entityId ?? null}::bigint`;
    await db.transaction(async (tx) => {
      const addresses = await tx.query<{ id: number; transponder: string | null }>(sql`
        select s.id, (select transponder from animal where ${module} = 'animal' and id = ${id}) as transponder
        from webhook_subscription s
        where s.active and ${event} = any(s.events) and ${concerned} order by s.id`);
      for (const address of addresses)
        await queueWebhook(tx, {
          target: 'ENTITY',
          event,
          subscriptionId: address.id,
          recordKey: `${module}:${id}`,
          eventId,
          data: {
            at,
            ...data,
            ...(address.transponder !== null && { animalId: id, transponder: address.transponder }),
          },
        });
    });
  };
