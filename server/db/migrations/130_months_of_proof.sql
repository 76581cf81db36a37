-- The files of closed months are part of the nightly proof: the SHA-256 of each, as it was then.
alter table ledger_proof add column months jsonb not null default '{}';
