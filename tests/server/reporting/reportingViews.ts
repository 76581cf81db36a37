import type { Catalogue } from '../../../server/reporting/query/readTree.ts';
import type { ParameterType } from '../../../server/reporting/query/parameters.ts';

/** Two views as queries read them; the name of an owner is personal. */
export const CATALOGUE: Catalogue = new Map([
  [
    'animals',
    new Map([
      ['id', {}],
      ['name', {}],
      ['species', {}],
      ['born', {}],
      ['owner_name', { personal: 'READ_OWNER' as const }],
    ]),
  ],
  [
    'visits',
    new Map([
      ['animal_id', {}],
      ['seen_at', {}],
    ]),
  ],
]);

export const PARAMETERS: ReadonlyMap<string, ParameterType> = new Map([
  ['day', 'date'],
  ['kind', 'text'],
]);

/** The tables behind the views, with rows of two entities, and the views with the scope of the transaction. */
export const VIEWS = `
create schema if not exists reporting;
create table secret_animal (id int primary key, name text, species text, born date, owner_name text, entity_id bigint);
create table secret_visit (animal_id int, seen_at timestamptz, entity_id bigint);
insert into secret_animal select i, 'Animal ' || i, case when i % 2 = 0 then 'dog' else 'cat' end,
  date '2020-01-01' + i, 'Owner ' || i, 1 + i % 2 from generate_series(1, 400) i;
insert into secret_visit select i, timestamptz '2026-01-01' + i * interval '1 day', 1 + i % 2 from generate_series(1, 400) i;
analyze secret_animal, secret_visit;
create view reporting.animals with (security_barrier) as
  select id, name, species, born,
    case when current_setting('coleira.rights', true) = 'READ_OWNER' then owner_name end as owner_name
  from secret_animal where entity_id = current_setting('coleira.entities', true)::bigint;
create view reporting.visits with (security_barrier) as
  select animal_id, seen_at from secret_visit where entity_id = current_setting('coleira.entities', true)::bigint;`;
