import sql, { raw, type Sql } from 'sql-template-tag';

/** A type of request as its rows are generated: the columns of its own, from row number `n` and an animal `a` and owner `o`. */
interface RequestLoad {
  readonly table: string;
  readonly columns: string;
  readonly values: Sql;
}

/** The types whose queues are measured, but for pending reports, which lie on a report each. */
const TYPES: readonly RequestLoad[] = [
  {
    table: 'animal_transfer',
    columns: 'animal_id, new_owner, previous_owner_id, new_owner_id',
    values: sql`a.id, jsonb_build_object('name', o.name, 'vatNumber', o.vat_number), a.owner_id, o.id`,
  },
  {
    table: 'animal_pre_register',
    columns: 'transponder, animal_name, owner_name, request_reason, animal, owner',
    values: sql`(900180000000000 + n)::text, a.name, o.name, 'Leitor de outro fabricante', '{}'::jsonb,
      jsonb_build_object('name', o.name, 'vatNumber', o.vat_number)`,
  },
  {
    table: 'owner_review',
    columns: 'owner_id, cause, previous_name',
    values: sql`o.id, 'IDENTITY_CHANGED', o.name || ' e Sá'`,
  },
  {
    table: 'owner_merge',
    columns: 'survivor_id, absorbed_id, grounds',
    values: sql`o.id, o.id + 150000, 'A mesma pessoa em duas fichas'`,
  },
  {
    table: 'owner_data_update',
    columns: 'owner_id, vat_number, email, phone',
    values: sql`o.id, coalesce(o.vat_number, n::text), 'novo@correio.test', '+351912345678'`,
  },
  { table: 'owner_erasure', columns: 'owner_id, grounds', values: sql`o.id, 'Pedido por carta'` },
  {
    table: 'death_request',
    columns: 'transponder, animal_id, death_date, relation, vat_number',
    values: sql`a.transponder, a.id, '2026-01-10', 'OWNER', coalesce(o.vat_number, n::text)`,
  },
  {
    table: 'diac_request',
    columns: 'transponder, animal_id, vat_number, grounds',
    values: sql`a.transponder, a.id, coalesce(o.vat_number, n::text), 'Segunda via do documento'`,
  },
  {
    table: 'herding_dog',
    columns: 'transponder, animal_id, holding_mark, species, animal_count, municipality, vat_number',
    values: sql`a.transponder, a.id, 'PT' || n, 'SHEEP', 120, 'Guarda', coalesce(o.vat_number, n::text)`,
  },
];

export const REQUEST_TABLES: readonly string[] = [...TYPES.map(({ table }) => table), 'pending_lost_animal'];

/** Open requests of each type; the rest is closed. */
export const PENDING = 500;
const COMMON = 'origin, validation_status, closed, accepted, creation_timestamp, search_text';
/** The oldest first, over three years; the last ones are open. */
const common = (count: number): Sql => sql`'PUBLIC',
  case when n > ${count}::int then 'WAITING_VALIDATION' else 'DONE' end, n <= ${count}::int,
  case when n <= ${count}::int then n % 4 > 0 end,
  timestamptz '2026-11-20' - (${count + PENDING}::int - n) * interval '15 minutes'`;

/** The statements that load so many closed requests of each type. */
export const requestStatements = (count: number): readonly Sql[] => [
  ...TYPES.map(
    ({ table, columns, values }) => sql`
      insert into ${raw(table)} (${raw(columns)}, ${raw(COMMON)})
      select ${values}, ${common(count)}, fold_text(a.transponder || ' ' || a.name || ' ' || o.name)
      from generate_series(1, ${count + PENDING}::int) n
        join animal a on a.id = 2 * n + 300000 join owner o on o.id = n + 2000`,
  ),
  sql`insert into pending_lost_animal (id, animal_id, ${raw(COMMON)})
    select l.id, l.animal_id, ${common(count)}, l.search_text
    from (select l.*, row_number() over (order by l.id)::int as n from lost_animal l
      where l.event_local like 'Rua antiga%') l`,
];
