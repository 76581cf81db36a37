-- The personal area: when a session was last used, an e-mail on its way, and what a user did in another's name.

alter table session add column last_use_timestamp timestamptz not null default now();

-- One change at most is on its way per account; the address counts only once its mailed link is used.
create table email_change (
  user_id bigint primary key references app_user on delete cascade,
  email text not null,
  token_hash bytea not null unique,         -- SHA-256 of the token in the mail; the token itself is never kept
  expires_at timestamptz not null,
  creation_timestamp timestamptz not null default now()
);

create index audit_log_impersonator on audit_log (impersonator_id, at desc) where impersonator_id is not null;

create index document_creation_user on document (creation_user_id, creation_timestamp desc, id desc);
