import sql from 'sql-template-tag';
import {
  countOf,
  parseRanges,
  RANGES_MOST,
  rangesText,
} from '../../../../../resources/numbers/transponderRanges.ts';
import { deliveries } from '../../../../../resources/stock/transponderMovement/imports.ts';
import { transponderMovement } from '../../../../../resources/stock/transponderMovement/schema.ts';
import { getStored } from '../../../../crud/getStored.ts';
import { createFromInput } from '../../../../crud/writeFromInput.ts';
import { json } from '../../../../db/sql.ts';
import { formError } from '../../../../errors.ts';
import { checkedValues } from '../../../../work/imports/declaredImport.ts';
import { handleImport, type GatheredRow } from '../../../../work/imports/handleImport.ts';
import type { Values } from '../../../../write/recordValues.ts';

const movements = getStored(transponderMovement);

/** Characters of the numbers of one movement, well below what its form takes. */
const MOST_CHARACTERS = 15_000;

/** The range of a row, held against the count beside it. */
function rangeOf({ numbers, lastNumber, quantity }: Values): string {
  const first = String(numbers ?? '');
  const text = typeof lastNumber === 'string' && !first.includes('-') ? `${first}-${lastNumber}` : first;
  const ranges = parseRanges(text);
  if (!ranges) throw formError([{ property: 'numbers', error: 'INVALID_RANGE' }]);
  if (typeof quantity === 'number' && quantity !== countOf(ranges))
    throw formError([{ property: 'quantity', error: 'CELL_COUNT_DIFFERS' }]);
  return rangesText(ranges);
}

/** The lines whose numbers stand in an earlier line of the file as well: they alone are left out. */
function linesThatRepeat(rows: readonly GatheredRow[]): number[] {
  const ranges = rows
    .flatMap(({ line, values }) =>
      (parseRanges(String(values.numbers)) ?? []).map((range) => ({ line, ...range })),
    )
    .toSorted((one, other) => one.first.localeCompare(other.first) || one.line - other.line);
  const repeated = new Set<number>();
  let before: (typeof ranges)[number] | undefined;
  for (const range of ranges) {
    if (before && range.first <= before.last && range.line !== before.line)
      repeated.add(Math.max(range.line, before.line));
    if (!before || range.last > before.last) before = range;
  }
  return [...repeated];
}

/** What rows of one movement have in common. */
const movementOf = ({ toEntityId, lot, manufacturer, isBillable, campaign }: Values): string =>
  JSON.stringify([toEntityId, lot, manufacturer, isBillable, campaign]);

interface Known {
  readonly line: number;
  readonly known: number;
  readonly same: number;
  readonly id: number | null;
  readonly version: number | null;
}

export const deliveriesImport = handleImport(deliveries, {
  apply: async ({ write, values }) => {
    const { lastNumber: _last, quantity: _quantity, ...movement } = values;
    await createFromInput(write, movements, checkedValues(transponderMovement, movement));
    return undefined;
  },
  gather: {
    read: ({ values }) => ({ ...values, numbers: rangeOf(values) }),
    // Numbers of a delivery of the same lot are on record already; any other that is known was delivered otherwise.
    findKnown: async ({ tx }, rows) => {
      const ranges = rows.flatMap(({ line, values }) =>
        (parseRanges(String(values.numbers)) ?? []).map((range) => ({
          line,
          ...range,
          lot: values.lot ?? null,
          to: values.toEntityId ?? null,
        })),
      );
      const found = await tx.query<Known>(sql`
        select r.line, count(*)::int as known, count(m.id)::int as same, min(m.id) as id, min(m.version) as version
        from jsonb_to_recordset(${json(ranges)}) as r (line int, first text, last text, lot text, "to" bigint)
        join transponder x on x.number between r.first and r.last and (x.entity_id is not null or x.movement_id is not null)
        left join lateral (select v.id, v.version from transponder_movement_item i join transponder_movement v on v.id = i.movement_id
          where i.transponder_id = x.id and v.lot = r.lot and v.to_entity_id = r."to" and v.status in ('PENDING', 'ACCEPTED')
          order by v.id limit 1) m on true
        group by r.line`);
      const repeated = linesThatRepeat(rows).map(
        (line) => [line, formError([{ property: 'numbers', error: 'INVALID_RANGE' }])] as const,
      );
      return new Map([
        ...repeated,
        ...found.map(({ line, known, same, id, version }) => {
          const row = rows.find((one) => one.line === line);
          const isSame = known === same && known === countOf(parseRanges(String(row?.values.numbers)) ?? []);
          return [
            line,
            isSame && id !== null && version !== null
              ? { id, version }
              : formError([{ property: 'numbers', error: 'TRANSPONDERS_ALREADY_DELIVERED' }]),
          ] as const;
        }),
      ]);
    },
    bundle: (rows) => {
      const bundles = new Map<string, GatheredRow[][]>();
      for (const row of rows) {
        const of = movementOf(row.values);
        const all = bundles.get(of) ?? [];
        const last = all.at(-1);
        const texts = [...(last ?? []), row].map(({ values }) => String(values.numbers));
        const count = texts.reduce((sum, text) => sum + countOf(parseRanges(text) ?? []), 0);
        const isFull = count > RANGES_MOST || texts.join('\n').length > MOST_CHARACTERS;
        if (!last || isFull) all.push([row]);
        else last.push(row);
        bundles.set(of, all);
      }
      return [...bundles.values()].flat();
    },
    join: (rows) => ({
      ...rows[0]?.values,
      numbers: rows.map(({ values }) => String(values.numbers)).join('\n'),
    }),
  },
  beforeRemove: async ({ write: { tx }, record }) => {
    // Numbers that came with the delivery are gone with it; those of an earlier one are free again.
    await tx.query(sql`with mine as (delete from transponder_movement_item where movement_id = ${record.id} returning transponder_id)
      update transponder set movement_id = null where id in (select transponder_id from mine)`);
    await tx.query(sql`delete from transponder t where t.movement_id is null and t.entity_id is null
      and t.lot = (select lot from transponder_movement where id = ${record.id}) and t.number = any(
        select lpad(n::text, 15, '0') from transponder_movement m
        cross join lateral regexp_split_to_table(m.numbers, '\n') as range
        cross join lateral generate_series(split_part(range, '-', 1)::bigint,
          (case when position('-' in range) > 0 then split_part(range, '-', 2) else range end)::bigint) n
        where m.id = ${record.id})
      and not exists (select from transponder_movement_item i where i.transponder_id = t.id)`);
  },
});
