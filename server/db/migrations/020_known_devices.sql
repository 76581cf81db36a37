-- A browser in which a user has signed in completely: wrong passwords from elsewhere do not shut the account there.
create table known_device (
  token_hash bytea not null,                -- SHA-256 of the cookie's 256-bit token
  user_id bigint not null references app_user on delete cascade,
  creation_timestamp timestamptz not null default now(),
  last_use_timestamp timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text,
  user_agent text,
  primary key (token_hash, user_id)
);
create index known_device_user on known_device (user_id, last_use_timestamp);
create index known_device_end on known_device (expires_at);

-- The known device on which a code was asked for: wrong codes given elsewhere do not end it.
alter table secret_token add column device bytea;

-- When the password was set, for registers in which passwords end.
alter table app_user add column password_timestamp timestamptz not null default now();
