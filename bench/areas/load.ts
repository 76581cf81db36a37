import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../../server/db/db.ts';
import { withoutIndexes } from '../../server/demonstration/base/indexes.ts';
import { PENDING, REQUEST_TABLES, requestStatements } from './requests.ts';

/** The numbers of records beside the animals. */
export interface Amounts {
  readonly owners: number;
  /** Closed requests of each type. */
  readonly requests: number;
  /** Open reports, half of them of lost and half of found animals. */
  readonly reports: number;
  readonly certificates: number;
  readonly auditRows: number;
}

/** Animals with a long life: the first by number. */
export const LONG_LIVES = 20;
const INTERVENTIONS = 200;
/** Owners without living animals: each run erases one. */
const ERASABLE = 40;
export const ERASABLE_STREET = 'Rua do Esquecimento';

/** Owners up to a number: names and addresses of those that are there, in other combinations. */
const ownerStatements = (owners: number): readonly Sql[] => [
  sql`insert into owner (type, name, nationality, vat_number, email, phone, postal_code, locality, parish_id, street, door,
      creation_timestamp, search_text)
    select 'SINGULAR', w.name, 'PT', w.number || case when w.rest < 2 then 0 else 11 - w.rest end,
      'titular' || w.n || '@correio.test', '+3519' || (10000000 + w.n), w.postal_code, w.locality, w.parish_id, w.street,
      w.door, w.creation_timestamp, fold_text(w.name || ' ' || w.number)
    from (
      select d.n, '45' || lpad(d.n::text, 6, '0') as number, o.postal_code, o.locality, o.parish_id, o.street, o.door,
        -- The check digit of a tax number.
        (76 + 7 * (d.n / 100000) + 6 * (d.n / 10000 % 10) + 5 * (d.n / 1000 % 10) + 4 * (d.n / 100 % 10)
          + 3 * (d.n / 10 % 10) + 2 * (d.n % 10)) % 11 as rest, o.creation_timestamp,
        split_part(o.name, ' ', 1) || ' ' || substr(other.name, strpos(other.name, ' ') + 1) as name
      from generate_series(1, ${owners}::int - (select count(*) from owner)::int) d (n)
        join owner o on o.id = 1 + d.n % 400000 join owner other on other.id = 1 + (d.n * 7 + 13) % 400000) w`,
];

/** A long life for the first animals, and dead animals for the last owners, who have no others. */
const lifeStatements: readonly Sql[] = [
  sql`insert into health_intervention (animal_id, type_id, execution_date, veterinary_id, description, created_entity_id,
      creation_timestamp, search_text)
    select a.id, (array[1, 2, 3, 4, 5, 6, 11])[1 + n % 7], date '2026-11-01' - n * 10, a.veterinary_id,
      'Intervenção ' || n || ' de rotina', a.entity_id, timestamptz '2026-11-01' - n * interval '10 days', 'rotina'
    from animal a, generate_series(1, ${INTERVENTIONS}::int) n where a.id <= ${LONG_LIVES}`,
  sql`update owner set street = ${ERASABLE_STREET} where id > (select max(id) from owner) - ${ERASABLE}::int`,
  sql`with dead as (
      insert into animal (transponder, name, gender, breed_id, color, birthdate, registration_date, status, death_date,
        is_locked, lock_reason, owner_id, entity_id, veterinary_id, search_text)
      select (900170000000000 + o.id * 10 + n)::text, 'Saudoso', 'MALE', 3, 'preto', '2012-03-04', '2012-05-06', 'DEAD',
        '2024-07-08', true, 'DEATH', o.id, a.entity_id, a.veterinary_id, fold_text('saudoso ' || o.name)
      from owner o, animal a, generate_series(1, 3) n where o.street = ${ERASABLE_STREET} and a.id = 1
      returning id, transponder)
    insert into transponder_alias (transponder, animal_id, kind) select transponder, id, 'CURRENT' from dead`,
];

/** Open reports of lost and found animals, and closed ones of earlier years, on which requests of the past lie. */
const reportStatements = (reports: number, closed: number): readonly Sql[] => [
  sql`create temporary table place on commit drop as
    select row_number() over (order by p.id) - 1 as n, p.id, p.county_id, c.district_id, count(*) over () as total
    from parish p join county c on c.id = p.county_id`,
  sql`create temporary table species on commit drop as
    with recursive above as (
      select id as breed_id, id, parent_id from breed
      union all select above.breed_id, b.id, b.parent_id from breed b join above on b.id = above.parent_id)
    select breed_id, id from above where parent_id is null`,
  sql`create temporary table reported on commit drop as
    select row_number() over (order by a.id)::int as n, a.* from animal a
    where a.id between 400000 and 400000 + ${reports + closed}::int * 2 and a.status = 'NORMAL' and not a.is_locked
    limit ${reports + closed}`,
  sql`insert into lost_animal (animal_id, transponder, status, event_date, event_parish_id, event_county_id,
      event_district_id, event_local, participant_name, participant_contact, is_closed, closed_date, delivery_status, name,
      breed_id, is_cross_breed, cross_breed_id, species_id, gender, color, birthdate, creation_timestamp, creation_user_id,
      creation_entity_id, search_text)
    select case when r.n % 2 = 0 or is_old then r.id end,
      case when r.n % 2 = 0 or is_old then r.transponder else (900190000000000 + r.n)::text end,
      case when r.n % 2 = 0 or is_old then 'LOST' else 'FOUND' end,
      case when is_old then date '2024-01-01' else date '2026-11-20' end - r.n % 400, p.id, p.county_id, p.district_id,
      case when is_old then 'Rua antiga' else 'Rua Direita, junto à fonte' end, 'Rui Sá', '+351912345678', is_old,
      case when is_old then timestamptz '2024-02-01' end, case when is_old then 'DELIVERED_TO_OWNER' end,
      r.name, r.breed_id, r.is_cross_breed, r.cross_breed_id, s.id, r.gender, r.color, r.birthdate,
      case when is_old then timestamptz '2024-01-02' else timestamptz '2026-11-20' end - r.n % 400 * interval '1 day',
      u.id, u.entity_id, fold_text(r.name || ' ' || r.transponder)
    from (select r.*, r.n > ${reports}::int as is_old from reported r) r
      join place p on p.n = r.n * 37 % p.total join species s on s.breed_id = r.breed_id
      join app_user u on u.email = 'operator@demo.test'`,
  sql`update animal a set status = 'LOST' from reported r where a.id = r.id and r.n <= ${reports}::int and r.n % 2 = 0`,
];

const certificateStatements = (certificates: number): readonly Sql[] => [
  sql`insert into certificate (code, certificate_template_id, layout_number, animal_id, transponder, language, "values",
      parameters, owner_id, creation_user_id, creation_entity_id, creation_timestamp)
    select ${CODE_START} || translate(lpad(a.id::text, 8, '0'), '0125', 'ACDE'), t.id, t.published_number, a.id,
      a.transponder, 'pt', jsonb_build_object('transponder', a.transponder, 'name', a.name, 'color', a.color), '{}',
      a.owner_id, u.id, u.entity_id, a.creation_timestamp
    from animal a, certificate_template t, app_user u
    where a.id between 100000 and 99999 + ${certificates}::int and t.is_for_bulk and u.email = 'operator@demo.test'`,
];
/** The first half of a loaded certificate's code. */
export const CODE_START = 'XXXXXXXX';

/**
 * Rows of three years, and one seal over all of them: their real seals would be made for hours. Nothing verifies them, for no
 * erasure of a run finds its owner in them.
 */
const auditStatements = (rows: number): readonly Sql[] => [
  sql`insert into audit_log (at, user_id, ip, action, object_type, object_id, details)
    select timestamptz '2026-11-20' - (${rows}::bigint - n) * (interval '3 years' / ${rows}::bigint), 1 + n * 7 % u.users,
      '10.' || n % 40 || '.' || n / 40 % 250 || '.7',
      (array['READ', 'READ', 'READ', 'SEARCH', 'READ', 'UPDATE', 'READ', 'CREATE', 'READ', 'LOGIN'])[1 + n % 10],
      (array['animal', 'owner', 'animal', 'animal', 'lostAnimal', 'owner', 'animal', 'animal', 'user', 'user'])[1 + n % 10],
      case when n % 10 <> 3 then (1 + n * 7919 % 1000000)::text end,
      case when n % 10 = 7 then jsonb_build_object('transponder', (900160000000000 + n % 500000)::text) end
    from generate_series(1, ${rows}::bigint) n, (select count(*) as users from app_user) u`,
  sql`insert into audit_seal (from_id, to_id, rows, hash)
    select min(id), max(id), count(*), '\\x00' from audit_log`,
];

/** Fills a register beyond its animals and owners. Indexes are built afterwards, sorted in one go. */
export async function loadAmounts(on: Db, amounts: Amounts): Promise<void> {
  const db = on.withoutTimeLimit();
  const { owners, requests, reports, certificates, auditRows } = amounts;
  const closed = requests + PENDING;
  const steps: readonly (readonly [tables: readonly string[], statements: readonly Sql[]])[] = [
    [['owner'], owners > 0 ? ownerStatements(owners) : []],
    [[], owners > 0 ? lifeStatements : []],
    [['lost_animal'], requests > 0 ? reportStatements(reports, closed) : []],
    [REQUEST_TABLES, requests > 0 ? requestStatements(requests) : []],
    [['certificate'], certificates > 0 ? certificateStatements(certificates) : []],
    [['audit_log'], auditStatements(auditRows)],
  ];
  for (const [tables, statements] of steps) {
    if (statements.length === 0) continue;
    const started = performance.now();
    await db.transaction((tx) =>
      withoutIndexes(
        tx,
        tables,
        async () => {
          for (const statement of statements) await tx.query(statement);
        },
        () => undefined,
      ),
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`  ${tables.join(', ') || 'lives of animals'}: ${seconds} s`);
  }
  await db.script('vacuum (analyze)');
}
