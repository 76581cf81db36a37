import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueCode } from '../../../../resources/kit/codes.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { parseRanges } from '../../../../resources/numbers/transponderRanges.ts';
import type { transponderMovement } from '../../../../resources/stock/transponderMovement/schema.ts';
import type { Tx } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import type { Write } from '../../../write/openWrite.ts';

export type Movement = RecordOfModule<typeof transponderMovement>;

type Writing = Pick<Write, 'tx'>;

/** The ranges of a movement as rows of a statement, `r (first, last)`. */
const rangesOf = ({ numbers }: Pick<Movement, 'numbers'>): Sql => {
  const ranges = parseRanges(numbers) ?? [];
  return sql`unnest(${ranges.map(({ first }) => first)}::text[], ${ranges.map(({ last }) => last)}::text[]) r (first, last)`;
};

/**
 * Enters the transponders of a delivery by their maker in the register. Those of a delivery that was rejected or taken
 * back may be delivered again.
 * @throws Refusal 422 TRANSPONDERS_ALREADY_DELIVERED when some are held, or part of another movement
 */
export async function deliverTransponders({ tx }: Writing, movement: Movement): Promise<void> {
  const { id, lot, manufacturer, isBillable, campaign } = movement;
  await note(
    tx,
    movement,
    'TRANSPONDERS_ALREADY_DELIVERED',
    sql`insert into transponder (number, lot, manufacturer, is_billable, campaign, movement_id, animal_id)
      select n.number, ${lot}, ${manufacturer}, ${isBillable}, ${campaign}, ${id}::bigint, a.animal_id
      from ${rangesOf(movement)} cross join generate_series(r.first::bigint, r.last::bigint) g (one)
        cross join lateral (select lpad(g.one::text, 15, '0') as number) n
        left join transponder_alias a on a.transponder = n.number
      on conflict (number) do update set lot = excluded.lot, manufacturer = excluded.manufacturer,
        is_billable = excluded.is_billable, campaign = excluded.campaign, movement_id = excluded.movement_id
      where transponder.entity_id is null and transponder.movement_id is null
      returning id`,
  );
}

/**
 * Takes the transponders of a movement out of what their holder may use.
 * @throws Refusal 422 TRANSPONDERS_NOT_AVAILABLE when the holder has not all of them, free to be used
 */
export const holdTransponders = ({ tx }: Writing, movement: Movement): Promise<void> =>
  note(
    tx,
    movement,
    'TRANSPONDERS_NOT_AVAILABLE',
    sql`update transponder t set movement_id = ${movement.id}
      from ${rangesOf(movement)}
      where t.number between r.first and r.last and t.entity_id = ${movement.fromEntityId}
        and t.state in ('AVAILABLE', 'FREE')
      returning t.id`,
  );

/** Runs a statement that answers the ids of all transponders of a movement, and keeps them with it. */
async function note(tx: Tx, movement: Movement, refusal: CatalogueCode, statement: Sql): Promise<void> {
  const kept = await tx.query(sql`with moved as (${statement})
    insert into transponder_movement_item (movement_id, transponder_id)
    select ${movement.id}::bigint, id from moved returning movement_id`);
  if (kept.length !== movement.quantity) throw formError([{ property: 'numbers', error: refusal }]);
}

/** Ends a movement: its transponders are the receiver's, or still the giver's. */
export const releaseTransponders = (
  { tx }: Writing,
  { id, toEntityId }: Movement,
  isAccepted: boolean,
): Promise<unknown> =>
  tx.query(sql`update transponder set movement_id = null,
    entity_id = case when ${isAccepted} then ${toEntityId}::bigint else entity_id end
    where movement_id = ${id}`);
