import sql, { type Sql } from 'sql-template-tag';
import { ident } from '../db/sql.ts';
import type { RetentionSettings } from '../settings/retention.ts';

/** Maximum rows of one statement: few, so that the only connection of the embedded database is soon free again. */
export const BATCH = 200;

/** Returns a statement that deletes a batch and answers `{ n, more }`: deleted rows, and whether more may be left. */
export type CleanupStatement = (keep: RetentionSettings) => Sql;

/** The moment `days` days ago. */
export const daysAgo = (days: number): Sql => sql`now() - make_interval(days => ${days}::int)`;

/**
 * Deletes at most `BATCH` rows of a table for which a condition holds. An index must serve the condition. Locked rows
 * are left for the next run.
 */
export const deleteBatch = (table: string, where: Sql): Sql => sql`
  with gone as (
    delete from ${ident(table)} where ctid = any(array(
      select ctid from ${ident(table)} where ${where} limit ${BATCH} for update skip locked))
    returning 1)
  select count(*)::int as n, count(*) >= ${BATCH} as more from gone`;

/**
 * Deletes the files and recorded user actions of tickets that were finished long ago; their messages stay. Each
 * deleted file adds a row to the audit.
 */
export const deleteTicketFiles: CleanupStatement = ({ ticketFiles }) => sql`
  with cleared as (
    update ticket set cleared_timestamp = now(), last_steps = '[]', log_session_id = null, current_url = null
    where ctid = any(array(
      select ctid from ticket
      where status in ('RESOLVED', 'CLOSED') and (cleared_timestamp is null or cleared_timestamp < last_update_timestamp)
        and last_update_timestamp < ${daysAgo(ticketFiles)}
      limit ${BATCH} for update skip locked))
    returning id),
  gone as (
    delete from document where id in (
      select d.id from cleared c join document d on d.document_type = 'TICKET' and d.document_type_id = c.id
      union all
      select d.id from cleared c join ticket_message m on m.ticket_id = c.id
        join document d on d.document_type = 'TICKET_MESSAGE' and d.document_type_id = m.id)
    returning id),
  noted as (
    insert into audit_log (action, object_type, object_id, details)
    select 'DELETE', 'document', id::text, '{"reason": "RETENTION"}' from gone)
  select (select count(*)::int from gone) as n, (select count(*) >= ${BATCH} from cleared) as more`;

/**
 * Deletes file contents that no document refers to. A transaction that stores the same content locks its row; locked
 * rows are checked again in the next run.
 */
export const deleteUnusedContents: CleanupStatement = () => sql`
  with candidate as materialized (
    select sha256 from released_content limit ${BATCH} for update skip locked),
  free as materialized (
    select c.sha256 from file_content c join candidate using (sha256)
    where not exists (select from document d where d.sha256 = c.sha256)
      and not exists (select from temp_document t where t.sha256 = c.sha256)
    for update of c skip locked),
  gone as (delete from file_content where sha256 in (select sha256 from free) returning 1),
  settled as (
    delete from released_content where sha256 in (
      select sha256 from candidate c
      where sha256 in (select sha256 from free)
        or exists (select from document d where d.sha256 = c.sha256)
        or exists (select from temp_document t where t.sha256 = c.sha256)
        or not exists (select from file_content f where f.sha256 = c.sha256))
    returning 1)
  select (select count(*)::int from gone) as n, (select count(*) >= ${BATCH} from settled) as more`;
