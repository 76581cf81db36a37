-- What was folded otherwise before.
reindex index owner_folded_name;
reindex index owner_folded_responsible;
reindex index owner_folded_street;
reindex index owner_folded_address;

do $$
declare
  one record;
begin
  for one in
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and c.column_name = 'search_text' and t.table_type = 'BASE TABLE'
  loop
    execute format('update %I set search_text = fold_text(search_text) where search_text <> fold_text(search_text)', one.name);
  end loop;
end $$;

-- The place of a name in a list, where the table grows; of other texts it is computed for the rows at hand.
alter table owner add column name_order text collate "C" generated always as (sort_text(name)) stored;
alter table animal add column name_order text collate "C" generated always as (sort_text(name)) stored;
alter table app_user add column name_order text collate "C" generated always as (sort_text(name)) stored;
alter table entity add column name_order text collate "C" generated always as (sort_text(name)) stored;
alter table veterinary add column name_order text collate "C" generated always as (sort_text(name)) stored;
alter table parish add column name_order text collate "C" generated always as (sort_text(name)) stored;

create index owner_name_order on owner (name_order, id);
create index animal_name_order on animal (name_order, id) include (status, breed_id, entity_id);
create index app_user_name_order on app_user (name_order, id);
create index entity_name_order on entity (name_order, id);
create index veterinary_name_order on veterinary (name_order, id);
create index parish_name_order on parish (name_order, id);

-- Nothing else was sought by them.
drop index owner_name;
drop index animal_name;
drop index app_user_name;
drop index entity_name;
drop index veterinary_name;
