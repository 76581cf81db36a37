-- The account book is listed like any other module; its rows never change, so their version stays 1.
alter table billing_transaction add column version int not null default 1;
