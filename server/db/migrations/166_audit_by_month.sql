-- The audit by months. The parts are tables of schema "audit"; months that the operator has put away are parts of
-- "archive.audit_log", where erasures, rights of access and the proof of the seals still find them. Rows are never
-- deleted. A number is unique within its part; the sequence and the seals see to the rest.
create schema audit;
create schema archive;

-- Refuses to empty a part: the trigger of the whole does not fire for it.
create function keep_part(part regclass) returns void language plpgsql as $$
begin
  execute format('create trigger kept before truncate on %s for each statement execute function refuse_change()', part);
end $$;

do $$ declare
  first_part text; bound timestamptz; one record; definitions text[] := '{}'; last_number bigint; was_called boolean;
begin
  -- No caller writes until this is done, which takes milliseconds.
  lock table audit_log in access exclusive mode;
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz into bound
    from pg_constraint where conname = 'audit_log_bound' and conrelid = 'audit_log'::regclass;
  select last_value, is_called into last_number, was_called from audit_log_id_seq;
  first_part := 'log_before_' || to_char(bound at time zone 'UTC', 'YYYY_MM');

  drop view audit_entry;
  drop trigger audit_log_fixed on audit_log;
  drop trigger audit_log_kept on audit_log;
  alter table audit_log alter column id drop identity;
  for one in select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'audit_log'::regclass
  loop
    if not one.indisprimary then definitions := definitions || one.definition; end if;
    execute format('alter index %I rename to %I', one.name, replace(one.name, 'audit_log', first_part));
  end loop;
  execute format('alter table audit_log rename to %I', first_part);
  execute format('alter table %I set schema audit', first_part);
  perform keep_part(format('audit.%I', first_part)::regclass);

  create sequence audit_log_id_seq;
  perform setval('audit_log_id_seq', last_number, was_called);
  execute format('create table audit_log (like audit.%I including defaults) partition by range (at)', first_part);
  alter table audit_log alter column id set default nextval('audit_log_id_seq');
  alter sequence audit_log_id_seq owned by audit_log.id;
  create table archive.audit_log (like audit_log including defaults) partition by range (at);
  for one in select unnest(definitions) as definition loop
    execute one.definition;
    execute regexp_replace(one.definition, ' ON public\.audit_log ', ' ON archive.audit_log ');
  end loop;
  execute format('alter table audit_log attach partition audit.%I for values from (minvalue) to (%L)', first_part, bound);
  execute format('alter table audit.%I drop constraint audit_log_bound', first_part);
end $$;

create trigger audit_log_fixed before update or delete on audit_log
  for each row execute function refuse_unless_erasing();
create trigger audit_log_kept before truncate on audit_log for each statement execute function refuse_change();
create trigger audit_log_fixed before update or delete on archive.audit_log
  for each row execute function refuse_unless_erasing();
create trigger audit_log_kept before truncate on archive.audit_log for each statement execute function refuse_change();

-- Rows wherever they are kept.
create view audit_kept as select * from audit_log union all select * from archive.audit_log;

create view audit_entry as
  select id, 1 as version, at as date, user_id, action, object_type, object_id, details ->> 'transponder' as transponder,
    ip, impersonator_id, details
  from audit_log;

create or replace function audit_digest(previous bytea, first_id bigint, last_id bigint) returns bytea language sql stable as $$
  select sha256(coalesce(previous, ''::bytea) || convert_to(coalesce(string_agg(
    (jsonb_build_array(id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), user_id, impersonator_id, ip,
      action, object_type, object_id, details) ||
      case when salt is null then '[]'::jsonb else jsonb_build_array(salt) end)::text, E'\n' order by id), ''), 'UTF8'))
  from audit_kept where id between first_id and last_id
$$;

-- The parts of the audit and of its archive, oldest first; the first one begins with the register.
create view audit_part as
  select c.relname::text as name, i.inhparent = 'archive.audit_log'::regclass as is_archived,
    substring(pg_get_expr(c.relpartbound, c.oid) from $re$FROM \('([^']+)'$re$)::timestamptz as from_timestamp,
    substring(pg_get_expr(c.relpartbound, c.oid) from $re$TO \('([^']+)'$re$)::timestamptz as until_timestamp
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent in ('audit_log'::regclass, 'archive.audit_log'::regclass)
  order by until_timestamp;

-- Makes the parts of the months up to a moment. A part is filled with nothing and then attached: no caller waits for it.
create function extend_audit_log(up_to timestamptz) returns int language plpgsql as $$
declare bound timestamptz; next_bound timestamptz; part text; made int := 0;
begin
  select max(until_timestamp) into bound from audit_part;
  if bound > up_to then return 0; end if;
  perform pg_advisory_xact_lock(hashtextextended('audit parts', 0));
  -- Another server may have been faster.
  select max(until_timestamp) into bound from audit_part;
  while bound <= up_to loop
    next_bound := (bound at time zone 'UTC' + interval '1 month') at time zone 'UTC';
    part := format('audit.%I', 'log_' || to_char(bound at time zone 'UTC', 'YYYY_MM'));
    execute format('create table %s (like audit_log including defaults including indexes)', part);
    execute format('alter table %s add primary key (id)', part);
    perform keep_part(part::regclass);
    execute format('alter table audit_log attach partition %s for values from (%L) to (%L)', part, bound, next_bound);
    bound := next_bound;
    made := made + 1;
  end loop;
  return made;
end $$;
select extend_audit_log(now() + interval '2 months');
