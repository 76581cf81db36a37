import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** Notes of staff on an open report. */
const NOTES = [
  'Contactadas as clínicas e os canis do concelho; nenhum tem o animal.',
  'Ligou uma pessoa que o viu de manhã na mesma rua.',
  'Anúncio afixado na junta de freguesia.',
  'O número foi confirmado com quem comunicou.',
];

/** Writes one or two notes on every third open report, in the hours after it was made. */
export async function writeLostObservations(tx: Queryable, first: number): Promise<void> {
  await tx.query(sql`
    insert into lost_animal_observation (lost_animal_id, observation, creation_user_id, creation_timestamp, search_text)
    select l.id, note, l.creation_user_id, l.creation_timestamp + (at * interval '1 hour'), fold_text(note)
    from lost_animal l, unnest(${NOTES}::text[]) with ordinality as n (note, at)
    where l.id >= ${first} and not l.is_closed and l.id % 3 = 0 and at - 1 in (l.id % 4, (l.id / 4) % 4)
    order by l.id, at`);
}
