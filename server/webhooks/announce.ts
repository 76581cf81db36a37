import sql from 'sql-template-tag';
import type { AuditAction } from '../../resources/common/audit/actions.ts';
import { ENTITY_EVENTS, type EntityEvent } from '../../resources/common/audit/entityEvents.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Tx } from '../db/db.ts';
import { json } from '../db/sql.ts';
import { wakeAfter } from '../jobs/outbox.ts';

/** The kind of job that writes the messages of an event, to each address that asks for it. */
export const EVENT_JOB = 'WEBHOOK_EVENT';

/** An event, by the record that it is about: ids alone, for its messages say no more. */
export interface AnnouncedEvent {
  readonly event: EntityEvent;
  /** `animal`: messages about the same record leave in their order. */
  readonly module: string;
  readonly id: number;
  /** The entity that it concerns alone; of an animal all that find it in their lists. */
  readonly entityId?: number | null;
  readonly data: Readonly<Record<string, string | number | null>>;
}

/** Announces an event with the transaction; nothing is written where no address asks for it. */
export function announceEvent(tx: Tx, announced: AnnouncedEvent): void {
  tx.atCommit(sql`
    insert into outbox (kind, payload, next_attempt)
    select ${EVENT_JOB}, ${json({ ...announced, at: new Date().toISOString() })}, now()
    where exists (select from webhook_subscription where active and ${announced.event} = any(events))`);
  wakeAfter(tx);
}

/** Announces the events that a module says follow from a save with this action. */
export function announceSave(
  tx: Tx,
  { name, announces = {} }: Pick<AnyModule, 'name' | 'announces'>,
  id: number,
  action: AuditAction,
): void {
  for (const event of ENTITY_EVENTS)
    if (announces[event]?.includes(action)) announceEvent(tx, { event, module: name, id, data: {} });
}
