-- Who is asked for documents may write a comment beside them: it is not the answer of those who decide.

-- The words of the requester, and the index by which an owner's account finds its requests.
create function add_requester_columns(request_table text) returns void language plpgsql as $$
begin
  execute format('alter table %I add column requester_comments text', request_table);
  execute format('create index %I on %I (creation_user_id, id) where creation_user_id is not null', request_table || '_creator', request_table);
end $$;

-- A new type of request calls add_request_columns, as before.
alter function add_request_columns(text) rename to add_first_request_columns;
create function add_request_columns(request_table text) returns void language plpgsql as $$
begin
  perform add_first_request_columns(request_table);
  perform add_requester_columns(request_table);
end $$;

select add_requester_columns(c.table_name::text) from information_schema.columns c
  where c.table_schema = current_schema() and c.column_name = 'term_pause_date';
