-- What the person reporting agrees to show of themselves, and the codes of posters.
alter table lost_animal
  add column allows_contact boolean not null default false,
  add column allows_transponder boolean not null default false;

-- 16 of 25 characters that do not look alike (resources/certificate/code.ts): each from the first byte of a random UUID.
create function random_code() returns text language sql volatile as $$
  select string_agg(
    substr('34679ACDEFGHJKMNPQRTUVWXY', 1 + get_byte(uuid_send(gen_random_uuid()), 0) % 25, 1), '' order by at)
  from generate_series(1, 16) at
$$;

create table lost_animal_poster (
  lost_animal_id bigint primary key references lost_animal,
  code text not null unique default random_code(),
  creation_timestamp timestamptz not null default now()
);
insert into lost_animal_poster (lost_animal_id)
select id from lost_animal where allows_advertising and validation_status = 'ACCEPTED' and not is_closed;
