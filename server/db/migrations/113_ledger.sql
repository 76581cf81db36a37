-- Double entry: a row of the account book moves credits between the account of an entity and one of the register's own,
-- which its type names. The register's accounts are sums: a row for each would be locked by every registration.
alter table billing_transaction
  add column origin text,                       -- what it was done for; done once
  add column reverses_id bigint references billing_transaction,
  add constraint billing_transaction_covered check (balance_after >= 0),
  add constraint billing_transaction_direction check (credits <> 0 and (reverses_id is not null
    or type = 'ADJUSTMENT' or (credits > 0) = (type = 'CHARGE')));
create unique index billing_transaction_origin on billing_transaction (origin) where origin is not null;
create unique index billing_transaction_reverses on billing_transaction (reverses_id) where reverses_id is not null;

-- Both sides of each movement; over all accounts they add up to nothing.
create view ledger_entry as
  select id, date, 'ENTITY' as account, entity_id, credits from billing_transaction
  union all
  select id, date, case type when 'CHARGE' then 'SALES' when 'CONSUMPTION' then 'CONSUMPTION'
    when 'REFUND' then 'REFUNDS' else 'ADJUSTMENTS' end, null, -credits from billing_transaction;

-- Balances that were entered beside the book are entered in it.
insert into billing_transaction (entity_id, type, credits, balance_after, origin)
  select b.entity_id, 'ADJUSTMENT', b.value - coalesce(s.credits, 0), b.value, 'OPENING:' || b.entity_id
  from credit_balance b
  left join (select entity_id, sum(credits)::int as credits from billing_transaction group by 1) s using (entity_id)
  where b.value <> coalesce(s.credits, 0);

-- Credits that a pre-registration will take: part of the balance, and free for nothing else until it is decided.
alter table credit_balance
  add column reserved int not null default 0 check (reserved >= 0),
  add constraint credit_balance_covers check (value >= reserved);
create table credit_reservation (
  pre_register_id bigint primary key references animal_pre_register on delete cascade,
  entity_id bigint not null references entity,
  credits int not null check (credits > 0),
  state text not null default 'PENDING' check (state in ('PENDING', 'POSTED', 'RELEASED')),
  creation_timestamp timestamptz not null default now(),
  end_timestamp timestamptz not null
);
create index credit_reservation_end on credit_reservation (end_timestamp) where state = 'PENDING';
create index credit_reservation_entity on credit_reservation (entity_id) where state = 'PENDING';

-- The nightly proof of the book, one a day; its row in the audit is sealed with the others.
create table ledger_proof (
  day date primary key,
  creation_timestamp timestamptz not null default now(),
  transactions bigint not null,
  last_id bigint,
  accounts jsonb not null,
  faults jsonb not null
);
alter table security_alert drop constraint security_alert_kind_check, add constraint security_alert_kind_check
  check (kind in ('ACCOUNT_NUMBER_READS', 'ENTITY_NUMBER_READS', 'DEATHS_OUTSIDE_SCOPE', 'LEDGER_BROKEN'));
