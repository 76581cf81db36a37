-- Changes of owner that people ask for by the public form: which animal is meant is looked up when they are decided.
alter table animal_transfer
  alter column animal_id drop not null,
  add column requested_transponder text,
  add column vat_number text,                 -- the current owner's, as it was given
  add column requester_email text,
  add column observations text,
  add constraint animal_transfer_names_animal check (animal_id is not null or requested_transponder is not null);
create index animal_transfer_requested on animal_transfer (requested_transponder) where requested_transponder is not null;
