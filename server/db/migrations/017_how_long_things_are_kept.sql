-- What runs out is found by an index, however much there is of it (server/jobs/retention.ts).
create index secret_token_used on secret_token (used_at) where used_at is not null;
create index login_attempt_since on login_attempt (window_start);
create index outbox_done on outbox (done_timestamp) where done_timestamp is not null;
create index email_change_end on email_change (expires_at);
create index notification_read on notification (read_timestamp) where read_timestamp is not null;
create index notification_left on notification (date) where read_timestamp is null;

-- When a finished ticket lost its files and the steps that led to it. Whoever writes again begins anew.
alter table ticket add column cleared_timestamp timestamptz;
create index ticket_to_clear on ticket (last_update_timestamp)
  where status in ('RESOLVED', 'CLOSED') and (cleared_timestamp is null or cleared_timestamp < last_update_timestamp);

-- Contents that perhaps nothing names any more, so that nobody has to look through all of them.
create table released_content (
  sha256 text primary key
);
create function release_content() returns trigger language plpgsql as $$
begin
  -- The update holds a row that is there already: it must not be settled before this deletion is committed.
  insert into released_content as r (sha256) select distinct sha256 from gone order by sha256
  on conflict (sha256) do update set sha256 = excluded.sha256;
  return null;
end $$;
create trigger document_releases_content after delete on document
  referencing old table as gone for each statement execute function release_content();
create trigger temp_document_releases_content after delete on temp_document
  referencing old table as gone for each statement execute function release_content();

insert into released_content (sha256)
select c.sha256 from file_content c
where not exists (select from document d where d.sha256 = c.sha256)
  and not exists (select from temp_document t where t.sha256 = c.sha256);
