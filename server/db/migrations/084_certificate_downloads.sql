-- A bulk request for certificates that are downloaded names no address.
alter table certificate_batch alter column email drop not null;
