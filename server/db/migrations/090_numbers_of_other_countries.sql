-- Who asks for something by a public form may have a tax number of another country, or a document alone.
alter table death_request
  add column country text not null default 'PT',
  add column passport text,
  alter column vat_number drop not null;
alter table diac_request
  add column country text not null default 'PT',
  add column passport text,
  alter column vat_number drop not null;
alter table herding_dog
  add column country text not null default 'PT',
  add column passport text,
  alter column vat_number drop not null;
alter table owner_data_update
  add column country text not null default 'PT',
  add column passport text,
  add column residence text check (residence in ('PORTUGAL', 'ABROAD')),
  add column address text,                    -- of an owner who lives abroad
  alter column vat_number drop not null;
alter table animal_transfer
  add column country text,                    -- of the current owner's number, as it was given
  add column passport text;
update animal_transfer set country = 'PT' where vat_number is not null;
