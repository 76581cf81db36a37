-- Of two operators who change the same value, the second is told: a change names the version that it was made on.
alter table configuration add column version int not null default 1;
