-- The way of a request that a person makes without an account: mailed codes, and the reference that opens it later.
create table public_code (
  token_hash bytea primary key,
  -- FORM confirms an address, STATE opens a request, ACCESS is what an opened request is changed with
  purpose text not null check (purpose in ('FORM', 'STATE', 'ACCESS')),
  form text,
  email text,                               -- of FORM: the only thing that is stored before the address is confirmed
  reference text,                           -- of the others; empty where no request has the one that was given
  code_hash bytea,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index public_code_end on public_code (expires_at);

create table public_request (
  reference text primary key,
  form text not null,
  module text not null,
  record_id bigint not null,
  email text not null,
  language text not null,
  creation_timestamp timestamptz not null default now()
);
create unique index public_request_record on public_request (module, record_id);
