-- What a key may do, from where and until when, and in whose name.
alter table api_key
  add column partner text,
  add column scopes text[] not null default '{}',
  add column calls text,
  add column addresses text,
  add column calls_per_hour int not null default 600 check (calls_per_hour > 0),
  add column end_date date,
  add column entity_id bigint references entity (id),
  add column maker_id bigint references app_user (id),
  add column key_start text,
  add column previous_key_hash bytea unique,
  add column previous_end_timestamp timestamptz,
  add column last_address text,
  add column end_notice_date date;
-- Keys of before check adverts, and nothing else.
update api_key set scopes = '{ADVERTS}';
drop index api_key_name;
create unique index api_key_name on api_key (coalesce(entity_id, 0), lower(name));
create index api_key_entity on api_key (entity_id, lower(name), id);
create index api_key_maker on api_key (maker_id) where maker_id is not null;
create index api_key_end on api_key (end_date) where revocation_timestamp is null;

-- The networks that a key was used from: its entity is told of each new one.
create table api_key_network (
  api_key_id bigint not null references api_key (id) on delete cascade,
  network text not null,
  first_timestamp timestamptz not null default now(),
  primary key (api_key_id, network)
);

-- The key by which a version came about.
alter table record_version add column api_key_id bigint;
