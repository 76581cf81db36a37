import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../../db/db.ts';

const WORDS =
  'Combinámos que o animal ficava comigo até ao fim do tratamento. Confirmei por engano e quero o animal de volta.';
const REPLY = 'Recebi o animal na data combinada e paguei o tratamento. Tenho as mensagens que o mostram.';

/**
 * Makes two of the requests ones that both parties confirm: one waits for the receiver, one took effect and is contested.
 * Days are counted from those of the requests, so that each seed of a day is the same.
 */
export async function writeTwoPartyTransfers(tx: Queryable, productToken: string): Promise<void> {
  const pick = (state: Sql): Sql => sql`
    select t.id from animal_transfer t join owner g on g.id = t.previous_owner_id
    where ${state} and t.origin = ${productToken} and t.new_animal_name is null and g.email is not null
      and g.vat_number is not null and t.new_owner ->> 'vatNumber' is not null and t.new_owner ->> 'email' is not null
    order by t.creation_timestamp desc, t.id desc limit 1`;
  const changed = await tx.query<{ id: number }>(sql`
    with waiting as (
      update animal_transfer set kind = 'TWO_PARTY', given_by = 'LINK',
        given_timestamp = creation_timestamp + interval '5 hours', last_update_timestamp = creation_timestamp + interval '5 hours',
        confirm_end_timestamp = creation_timestamp + interval '60 days'
      where id = (${pick(sql`t.validation_status = 'WAITING_VALIDATION'`)}) returning id),
    contested as (
      update animal_transfer set kind = 'TWO_PARTY', given_by = 'LINK', received_by = 'LINK', decision_user_id = null,
        given_timestamp = creation_timestamp + interval '5 hours', received_timestamp = last_update_timestamp,
        confirm_end_timestamp = creation_timestamp + interval '15 days',
        contest_end_timestamp = last_update_timestamp + interval '15 days',
        validation_status = 'WAITING_VALIDATION', closed = false, contest_state = 'OPEN', contest_words = ${WORDS},
        contest_timestamp = last_update_timestamp + interval '11 hours', contest_answer = ${REPLY},
        contest_answer_timestamp = last_update_timestamp + interval '18 hours',
        last_update_timestamp = last_update_timestamp + interval '18 hours'
      where id = (${pick(sql`t.accepted`)}) returning id)
    select id from waiting union all select id from contested`);
  // Neither had a declaration.
  await tx.query(sql`delete from document where document_type = 'ANIMAL_TRANSFER'
    and document_type_id = any(${changed.map(({ id }) => id)}::bigint[])`);
}
