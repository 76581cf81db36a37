-- The processes that serve this register, as each reports itself from time to time.
create table server_process (
  id uuid primary key,
  host text not null,
  pid int not null,
  port int not null,
  version text not null,
  start_timestamp timestamptz not null,
  seen_timestamp timestamptz not null default now(),
  is_draining boolean not null default false,  -- it answers what it was asked and takes no new connections
  memory_bytes bigint not null default 0,
  loop_delay_ms double precision not null default 0,  -- p99 since the report before
  calls_in_progress int not null default 0,
  streams int not null default 0
);
create index server_process_seen on server_process (seen_timestamp);

-- Mails and other work that was given up.
create index outbox_given_up on outbox (done_timestamp) where done_timestamp is not null and last_error is not null;
