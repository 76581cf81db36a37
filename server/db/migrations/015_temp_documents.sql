-- Documents made for somebody to fetch: copies of data, reports, results of operations. They last 15 days.
create table temp_document (
  id text primary key,                      -- random: whoever is told it opens it, and only its user is
  user_id bigint not null references app_user on delete cascade,
  entity_id bigint references entity,
  filename text not null,
  type text not null,
  size int not null,
  sha256 text not null references file_content,
  source text unique,                       -- the piece of work it came from, which may run twice
  creation_timestamp timestamptz not null default now(),
  expiration_timestamp timestamptz not null default now() + interval '15 days'
);
create index temp_document_user on temp_document (user_id, creation_timestamp desc);
create index temp_document_end on temp_document (expiration_timestamp);
create index temp_document_content on temp_document (sha256);
