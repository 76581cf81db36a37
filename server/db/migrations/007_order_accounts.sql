-- Whose account at the professional order opens whose account here. Written once the second factor has shown that
-- whoever came from the order reads the mails of the account; found again by the subject, which never changes.
create table order_account (
  user_id bigint primary key references app_user on delete cascade,
  issuer text not null,
  subject text not null,
  creation_timestamp timestamptz not null default now(),
  unique (issuer, subject)
);

-- A code that follows a sign-on through the order remembers who came, so that the right code can bind the two.
alter table secret_token add column order_issuer text, add column order_subject text;
