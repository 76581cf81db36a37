import sql, { type Sql } from 'sql-template-tag';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { ticket } from '../../../../resources/support/ticket/record.ts';
import { plainStatus, respondedStatus } from '../../../../resources/support/ticket/schema.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { scopeOfOne } from './scope.ts';

/** The joins that `ticketColumns` read, for the ticket `k` and a reader. */
export const ticketJoins = (readerId: number): Sql => sql`
  join app_user u on u.id = k.creation_user_id
  left join entity e on e.id = k.creation_entity_id
  left join ticket_read r on r.ticket_id = k.id and r.user_id = ${readerId}`;

/** Whether something was written since the reader last looked. */
export const isNew: Sql = sql`(r.read_timestamp is null or r.read_timestamp < k.last_update_timestamp)`;

/** A person as tickets name one; an entity beside them where they wrote for one. */
export const personJson = (
  user: Sql,
  entity: Sql,
): Sql => sql`jsonb_build_object('id', ${user}.id, 'name', ${user}.name,
  'email', ${user}.email, 'entity',
  case when ${entity}.id is null then null else jsonb_build_object('id', ${entity}.id, 'name', ${entity}.name) end)`;

/** The columns of a ticket in a list. */
export const ticketColumns: Sql = sql`k.id, k.subject, k.description, k.status, k.category, k.creation_timestamp,
  k.last_update_timestamp, r.read_timestamp, ${isNew} as has_new_messages, k.process_type, k.process_id,
  ${personJson(sql`u`, sql`e`)} as creation_user`;

/** A ticket as it is stored. */
export type StoredTicket = RecordOfModule<typeof ticket> & {
  readonly subject: string;
  readonly status: string;
  readonly creationUserId: number;
};

export const tickets = storedModule<StoredTicket>(ticket, {
  scope: (caller) => sql`exists (select from ticket k where k.id = t.id and ${scopeOfOne(caller)})`,
  hasSearchText: false,
});

/** Returns the answer to a change of a ticket. */
export const statusOf = ({ id, version, status, lastUpdateTimestamp }: StoredTicket) => ({
  id,
  version,
  status,
  lastUpdateTimestamp: lastUpdateTimestamp!,
});

/**
 * The reader has read all that this statement sees of a ticket. What is being written at the same moment and is
 * committed later stays new, which the clock alone would not tell.
 */
export const markRead = (ticketId: number, readerId: number): Sql => sql`
  insert into ticket_read (ticket_id, user_id, read_timestamp)
  select k.id, ${readerId}, k.last_update_timestamp from ticket k where k.id = ${ticketId}
  on conflict (ticket_id, user_id) do update set read_timestamp = excluded.read_timestamp
    where ticket_read.read_timestamp < excluded.read_timestamp`;

/** The statuses of a filter as they are stored: the answered one under the product's configured name. */
export const storedStatuses = (statuses: readonly string[], productToken: string): string[] =>
  statuses.map((status) => (plainStatus(status) === 'RESPONDED' ? respondedStatus(productToken) : status));
